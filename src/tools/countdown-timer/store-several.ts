import { create } from 'zustand'
import { useTimer } from './store'
import { browser, moreState } from './store-more'
import { keepMore } from './store-names'

/** Comes after the page has been hydrated: it reads what was kept at once. */
export const useMoreTimers = create(moreState(useTimer, browser))

const count = () => useTimer.setState({ othersCount: useMoreTimers.getState().others.length })

useMoreTimers.subscribe(({ others }, before) => {
  if (others.length !== before.others.length) count()
})
keepMore(useTimer, useMoreTimers)
