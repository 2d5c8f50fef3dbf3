/**
 * Offset from the web server's port to that of Vite's socket, so that two copies on one machine do
 * not clash.
 */
const SOCKET_OFFSET = 10_000;

/** @param port of the web server */
export const socketPort = (port: number): number => port + SOCKET_OFFSET;
