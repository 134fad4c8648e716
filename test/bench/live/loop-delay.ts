// Loaded into the server that is measured, before anything else. Whoever connects to the socket at LOOP_DELAY and says
// 'watch' has its event loop watched; 'tell' ends that, and answers for how many milliseconds it was held at most.
import net from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const address = process.env.LOOP_DELAY;
if (address) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const server = net.createServer((socket) => {
    socket.once('data', (order) => {
      if (String(order) === 'watch') {
        delay.reset();
        delay.enable();
      } else delay.disable();
      socket.end(String(delay.max / 1e6));
    });
  });
  server.listen(address).unref();
}
