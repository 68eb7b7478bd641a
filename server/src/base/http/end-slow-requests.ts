import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds that the body of a request of this route may take to come in, where that is longer than usual. */
    readonly patience?: number;
  }
}

/** Ends a request whose body takes longer to come in than its route waits; Node itself knows one time for all routes. */
export function endSlowRequests(app: FastifyInstance, usual: number): void {
  app.addHook('onRequest', ({ raw, routeOptions }, reply, done) => {
    if (raw.method !== 'GET' && raw.method !== 'HEAD') {
      const timer = setTimeout(() => {
        if (raw.complete || raw.destroyed) return;
        raw.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
        raw.socket.destroySoon();
      }, routeOptions.config.patience ?? usual).unref();
      const stop = () => clearTimeout(timer);
      raw.once('end', stop).once('close', stop);
      reply.raw.once('finish', stop);
    }
    done();
  });
}
