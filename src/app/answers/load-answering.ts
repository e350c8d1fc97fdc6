// This import has a file of its own since the build lists in it all files that the import needs: the list would else be
// on every page.

/** Loads the code of the box. */
export const loadAnswering = () => import('./answering')
