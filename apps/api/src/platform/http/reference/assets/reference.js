// Search and try-out of the API reference. Without this file the page can still be read.
const stored = (key) => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const theme = stored('theme')
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme

const element = (name, attributes = {}, ...children) => {
  const made = Object.assign(document.createElement(name), attributes)
  made.append(...children)
  return made
}

/** The token of the user who is signed in to the portal in this browser, or null. */
function signedInToken() {
  const key = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index)).find((name) =>
    name?.startsWith('oidc.user:'),
  )
  try {
    const tokens = JSON.parse(stored(key ?? '') ?? 'null')
    return tokens?.expires_at * 1000 > Date.now() ? tokens.access_token : null
  } catch {
    return null
  }
}

function credentialHeaders() {
  const isPasted = document.querySelector('#credentials input[value="pasted"]').checked
  const token = isPasted ? document.getElementById('pasted').value.trim() : signedInToken()
  if (!token) return {}
  return token.startsWith('lw_') ? { 'x-api-key': token } : { authorization: `Bearer ${token}` }
}

function showCredentials() {
  const section = document.getElementById('credentials')
  const isSignedIn = signedInToken() !== null
  const choice = (value, text, isChosen) =>
    element('label', {}, element('input', { type: 'radio', name: 'credentials', value, checked: isChosen }), text)
  const pasted = element('input', {
    id: 'pasted',
    type: 'password',
    autocomplete: 'off',
    placeholder: 'Token or API key',
    hidden: isSignedIn,
  })
  pasted.setAttribute('aria-label', 'Token or API key')
  const choices = element(
    'div',
    { className: 'choices' },
    choice('user', isSignedIn ? 'As the signed-in user' : 'As the signed-in user (nobody is signed in)', isSignedIn),
    choice('pasted', 'With a token or an API key', !isSignedIn),
  )
  choices.addEventListener('change', ({ target }) => {
    pasted.hidden = target.value !== 'pasted'
  })
  section.append(element('h2', { id: 'credentials-title', textContent: 'Try calls' }), choices, pasted)
  section.hidden = false
}

function tryForm(call) {
  const { method, path } = call.dataset
  const parameters = JSON.parse(call.dataset.parameters)
  const inputs = parameters.map(({ name, place, required }) => {
    const input = element('input', { name, required: required || place === 'path', autocomplete: 'off' })
    return { name, place, input, label: element('label', {}, `${name}${required ? '' : ' (optional)'}`, input) }
  })
  const example = call.querySelector('pre.request')
  const body = example && element('textarea', { rows: 10, spellcheck: false, value: example.textContent })
  const send = element('button', { type: 'submit', textContent: `Send ${method}` })
  const answer = element('div')
  answer.setAttribute('role', 'status')
  const form = element('form', { className: 'try' }, element('h4', { textContent: 'Try it' }))
  form.append(...inputs.map(({ label }) => label))
  if (body) form.append(element('label', {}, 'Body', body))
  if (method !== 'GET') form.append(element('p', { className: 'hint', textContent: 'This call can change data.' }))
  form.append(send, answer)
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    send.disabled = true
    answer.replaceChildren(...(await answerOf(requestOf({ method, path, inputs, body }))))
    send.disabled = false
  })
  return form
}

function requestOf({ method, path, inputs, body }) {
  const filled = inputs.filter(({ input }) => input.value !== '')
  const at = (place) => filled.filter((one) => one.place === place).map(({ name, input }) => [name, input.value])
  const address = at('path').reduce((text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)), path)
  const query = new URLSearchParams(at('query')).toString()
  const headers = { ...Object.fromEntries(at('header')), ...credentialHeaders() }
  if (body) headers['content-type'] = 'application/json'
  return { url: query ? `${address}?${query}` : address, method, headers, ...(body && { body: body.value }) }
}

async function answerOf({ url, ...request }) {
  if (request.body !== undefined) {
    try {
      JSON.parse(request.body)
    } catch (error) {
      return [element('p', { className: 'hint wrong', textContent: `The body is not JSON: ${error.message}` })]
    }
  }
  const startedAt = performance.now()
  try {
    const response = await fetch(url, request)
    const text = await response.text()
    const milliseconds = Math.round(performance.now() - startedAt)
    const head = `${response.status} ${response.statusText}, ${milliseconds} ms`
    const className = response.ok ? 'hint' : 'hint wrong'
    return [element('p', { className, textContent: head }), element('pre', { tabIndex: 0, textContent: pretty(text) })]
  } catch {
    return [element('p', { className: 'hint wrong', textContent: 'The portal cannot be reached.' })]
  }
}

function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text || 'No body'
  }
}

function prepareCall(call) {
  call.addEventListener('toggle', () => {
    if (!call.open || call.querySelector('.try, .open-try')) return
    const open = element('button', { type: 'button', className: 'open-try', textContent: 'Try it' })
    open.addEventListener('click', () => {
      const form = tryForm(call)
      open.replaceWith(form)
      form.querySelector('input, textarea, button').focus()
    })
    call.querySelector('.inside').append(open)
  })
}

/** Shows the calls that contain every word, in their summary, address, name or feature. */
function filterCalls(text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  let count = 0
  for (const feature of document.querySelectorAll('.feature')) {
    const calls = [...feature.querySelectorAll('.call')]
    for (const call of calls) {
      const shown = `${call.querySelector('summary').textContent} ${call.id} ${feature.id}`.toLowerCase()
      call.hidden = !words.every((word) => shown.includes(word))
    }
    const own = calls.filter(({ hidden }) => !hidden).length
    feature.hidden = own === 0
    count += own
  }
  document.getElementById('nothing').hidden = count > 0
}

function openAddressed() {
  const call = location.hash ? document.getElementById(location.hash.slice(1)) : null
  if (call?.matches('.call')) call.open = true
}

document.addEventListener('DOMContentLoaded', () => {
  const search = document.getElementById('search')
  search.hidden = false
  search.addEventListener('input', () => filterCalls(search.value))
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target.matches('input, textarea')) return
    event.preventDefault()
    search.focus()
  })
  search.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    search.value = ''
    filterCalls('')
  })
  showCredentials()
  for (const call of document.querySelectorAll('.call')) prepareCall(call)
  addEventListener('hashchange', openAddressed)
  openAddressed()
})
