/** Which push services notifications are handed to, and as whom. */
export interface PushOptions {
  /** The known push services of browsers when absent. */
  pushServices?: PushServices;
}

/**
 * Where notifications may be sent. The address of a browser's push service comes from whoever is logged in there: without
 * this list the server could be made to call any address, also inside its own network.
 */
export interface PushServices {
  /** Whether an endpoint that a browser tells belongs to one of them. */
  isKnown(endpoint: URL): boolean;
}

/** By exact name, or, with a dot in front, any name below it: Chrome, Edge and others; Firefox; Safari; Edge on Windows. */
const hosts = ['fcm.googleapis.com', '.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

/** The push services of the browsers that there are: by https, at their usual port, without a name or password. */
export const browserPushServices: PushServices = {
  isKnown: ({ protocol, hostname, port, username, password }) =>
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host)),
};
