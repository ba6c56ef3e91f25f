/** A `fetch` that reports upload progress, which the native one does not. */
export const tellingFetch =
  (onProgress: (share: number) => void): typeof fetch =>
  (address, init = {}) =>
    new Promise((done, failed) => {
      const request = new XMLHttpRequest()
      request.open(init.method ?? 'GET', String(address))
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total)
      }
      request.onload = () =>
        done(new Response(request.status === 204 ? null : request.responseText, { status: request.status }))
      request.onerror = () => failed(new TypeError('The connection was lost'))
      request.onabort = () => failed(new DOMException('The upload was stopped', 'AbortError'))
      init.signal?.addEventListener('abort', () => request.abort())
      request.send(init.body as XMLHttpRequestBodyInit)
    })
