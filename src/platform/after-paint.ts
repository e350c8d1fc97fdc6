interface Task {
  run?: () => void
}

const tasks: Task[] = []
let ask: (() => void) | undefined

/** One for all: to make one takes a slow device 5 ms. */
function openChannel() {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => tasks.shift()?.run?.())
  port1.start()
  return () => port2.postMessage(null)
}

/**
 * Runs it in a task of its own: browsers show first what the present event has changed. Returns how to cancel it.
 * Neither a timer nor a frame, which rest while the page is hidden.
 */
export function afterPaint(run: () => void): () => void {
  const task: Task = { run }
  tasks.push(task)
  ask ??= openChannel()
  ask()
  return () => delete task.run
}
