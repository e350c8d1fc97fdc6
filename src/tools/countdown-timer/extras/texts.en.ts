export const runningTimers = (count: number) => `${count} running`
