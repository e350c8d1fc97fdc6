import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { handedFile, type HandedFile } from '#platform/handed-file'
import { PANEL } from './panel'
import { useStable } from './use-stable'

const noFile = () => null

/**
 * For an element that takes files: opens the one of another app that is meant for the extra around it, and returns it
 * as long as it is the last.
 */
export function useHandedFile(
  element: RefObject<HTMLElement | null>,
  onFile: (file: File) => void,
): HandedFile | null {
  const handed = useSyncExternalStore(handedFile.subscribe, handedFile.getState, noFile)
  const [extra, setExtra] = useState<string>()
  const take = useStable(() => {
    const own = element.current?.closest<HTMLElement>(PANEL)?.dataset['panel']
    setExtra(own)
    if (!handed || handed.extra !== own || handed.isTaken) return
    handedFile.setState({ isTaken: true })
    onFile(handed.file)
  })
  useEffect(take, [handed, take])
  return handed && handed.extra === extra ? handed : null
}
