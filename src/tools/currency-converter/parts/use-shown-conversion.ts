import { useState } from 'react'
import { savedConversionOf, type Success } from '../domain/conversion'
import { useConversion, useCurrency } from '../store'

/** What the readout shows: the conversion, and while it is on its way the last or the saved one, as old. */
export function useShownConversion(): { shown: Success | null; isOld: boolean } {
  const conversion = useConversion()
  const saved = useCurrency(savedConversionOf)
  const [last, setLast] = useState<Success | null>(null)
  if (conversion.phase === 'success' && conversion !== last) setLast(conversion)
  if (conversion.phase === 'success') return { shown: conversion, isOld: false }
  if (conversion.phase === 'loading') return { shown: last ?? saved, isOld: true }
  return { shown: null, isOld: false }
}
