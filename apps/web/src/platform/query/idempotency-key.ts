/**
 * The key under which a call is done once, however often it is sent. `randomUUID` is missing where the portal is opened
 * without TLS under a name of the own network.
 */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
