import { LOAD_LIMIT_MS } from './page-files'

/**
 * What a worker posts that has one thing to say, and ends with it. Rejects where none does within the time that a file
 * may take.
 * @param script its address
 * @param question what it finds as its name: that is there from its start, where an early message might be lost
 */
export function askWorker<Answer>(script: string, question = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, { type: 'module', name: question })
    const timer = setTimeout(end, LOAD_LIMIT_MS)
    function end() {
      clearTimeout(timer)
      worker.terminate()
      reject(new Error('No answer'))
    }
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      resolve(data)
      end()
    })
    worker.addEventListener('error', (event) => {
      // Without this it would be an uncaught error of the page as well.
      event.preventDefault()
      end()
    })
  })
}
