import { Suspense, type ReactNode } from 'react'

/**
 * What stands below the controls of a page: it is hydrated after them, in a piece of its own, or at the first press of
 * one of its buttons. Nothing in it suspends, and it has no fields: React would not notice what one held before.
 */
export const HydratedLater = ({ children }: { children: ReactNode }) => (
  <Suspense>{children}</Suspense>
)
