import { create } from 'zustand'
import { kept } from '#platform/kept'
import { toolSettings } from '#platform/kept-place'
import { parseFee, type KeptFee } from './domain'

/** The fee of a card, kept for the next visit. Loaded with the view that needs it, hence never while prerendering. */
export const useFee = create<KeptFee>(() => ({ feePercent: 0 }))

kept(toolSettings('currency-converter'), { initial: { feePercent: 0 }, parse: parseFee }).bind(
  useFee,
  { of: (state) => state, take: (fee) => useFee.setState(fee), follows: true },
)
