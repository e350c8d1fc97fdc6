import './stopwatch-worker'
import './product-qr-worker'
