/** Long timeouts, so that a slow response on a busy machine causes no retry. */
export const longTimeouts = {
  lease: 60_000,
  answer: 50_000,
  poll: 50,
  retry: 40,
  laterRetry: 80,
  longestRetry: 200,
};
/** Short timeouts, for a service that does not answer; accepted enquiries may be sent again. */
export const shortTimeouts = { ...longTimeouts, lease: 800, answer: 600 };
