import type { Server } from 'node:http';
import { getPort } from '../../platform/http/getPort';

/**
 * Starts listening and returns the port (0 lets the system choose).
 * @throws Error with an explanation for operators when the port is taken or may not be used
 */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explainError(error, port)));
    server.listen(port, () => resolve(getPort(server)));
  });
}

function explainError(error: NodeJS.ErrnoException, port: number): Error {
  const remedy = `Stop the process that uses it, or choose another port: PORT=${port + 10} npm start`;
  if (error.code === 'EADDRINUSE') {
    return new Error(`The web server cannot start: port ${port} is taken. ${remedy}`);
  }
  if (error.code === 'EACCES') {
    return new Error(
      `The web server cannot start: port ${port} is reserved for the root user. ${remedy}`,
    );
  }
  return error;
}
