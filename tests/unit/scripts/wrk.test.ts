import { expect, test } from 'vitest'
import { readWrk } from '../../../scripts/load/wrk.mjs'

// As wrk 4.1.0 prints it.
const OUTPUT = `Running 2s test @ http://localhost:8080/
  2 threads and 64 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.26ms    1.01ms  17.42ms   88.19%
    Req/Sec    28.51k     2.70k   33.10k    70.00%
  Latency Distribution
     50%    0.97ms
     75%    1.50ms
     90%    2.43ms
     99%  850.00us
  113541 requests in 2.00s, 346.42MB read
Requests/sec:  56714.83
Transfer/sec:      1.50GB
`

test('the figures are read in their units', () => {
  expect(readWrk(OUTPUT)).toEqual({
    requestsPerSecond: 56_714.83,
    megabytesPerSecond: expect.closeTo(1610.6, 1),
    slowest1PercentMs: expect.closeTo(0.85),
    errors: 0,
  })
})

test('whatever went wrong is counted', () => {
  const faults =
    '  Socket errors: connect 1, read 2, write 3, timeout 4\n  Non-2xx or 3xx responses: 90\n'
  expect(readWrk(OUTPUT.replace('Requests/sec', `${faults}Requests/sec`)).errors).toBe(100)
})

test('an output without figures is a fault', () => {
  expect(() => readWrk('unable to connect')).toThrow('wrk says no')
})
