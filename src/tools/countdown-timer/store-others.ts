import { create } from '#platform/view-store'
import { useTimer } from './store'
import { repeat } from './store-end'
import { useTimerOptions } from './store-options'
import { browser, othersState } from './store-others-state'
import { keepOthers } from './store-others-kept'

/** Comes after the page has been hydrated: it reads what was kept at once. */
export const useOtherTimers = create(
  othersState(useTimer, {
    ...browser,
    onEnd(ended) {
      if (useTimerOptions.getState().repeats) repeat(useTimer, ended)
    },
  }),
)

useOtherTimers.subscribe(({ others }, before) => {
  if (others.length !== before.others.length) useTimer.setState({ othersCount: others.length })
})
keepOthers(useTimer, useOtherTimers)
