export function callerOf({ url }: { url: string }, token?: string) {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' }
  return {
    get: (path: string) => fetch(`${url}/api/v1${path}`, { headers }),
    post: (path: string, body: unknown) =>
      fetch(`${url}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
    put: (path: string, body: unknown) =>
      fetch(`${url}/api/v1${path}`, { method: 'PUT', headers, body: JSON.stringify(body) }),
    delete: (path: string) =>
      fetch(`${url}/api/v1${path}`, { method: 'DELETE', headers: { authorization: headers.authorization ?? '' } }),
  }
}
