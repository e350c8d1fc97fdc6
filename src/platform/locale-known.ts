import { createStore } from 'zustand/vanilla'

/** Whether times and numbers of the visitor's locale can be written without Intl. */
export const localeKnown = createStore(() => false)
