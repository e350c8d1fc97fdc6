/** In a file of its own, which has the names of all that the box needs: each page would have them else. */
export const loadBox = () => import('./box')
