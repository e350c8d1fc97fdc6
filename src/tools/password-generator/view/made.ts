import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { Made, MadeStore } from '../making'
import { usePassword } from '../state'

/** The password that views show: that of the page, unless they stand elsewhere, with one of their own. */
export const MadeHere = createContext<MadeStore>(usePassword)

/** A part of it, which has to be the same while nothing changes. */
export const useMade = <Value>(select: (made: Made) => Value): Value =>
  useStore(useContext(MadeHere), select)
