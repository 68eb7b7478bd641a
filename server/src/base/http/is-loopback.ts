/** The names and addresses of the machine itself. */
export const loopbackName = /^(localhost|127(\.\d+){3}|\[?::1\]?|::ffff:127(\.\d+){3})$/i;

/** Whether an address people open is one of the machine itself. */
export const isLoopback = (address: string): boolean => loopbackName.test(new URL(address).hostname);
