// Without this file the pages work all the same; the button that shows the password is missing, and those of demo users
// do nothing.
for (const button of document.querySelectorAll('.reveal')) {
  const input = document.getElementById(button.getAttribute('aria-controls'))
  button.hidden = false
  button.addEventListener('click', () => {
    const isShown = input.type === 'text'
    input.type = isShown ? 'password' : 'text'
    button.setAttribute('aria-pressed', String(!isShown))
    input.focus()
  })
  // A password shown on the screen is not kept by the browser as plain text.
  input.form?.addEventListener('submit', () => {
    input.type = 'password'
  })
}

for (const button of document.querySelectorAll('.demo button')) {
  button.addEventListener('click', () => {
    for (const name of ['email', 'password']) document.getElementById(name).value = button.dataset[name]
    document.querySelector('#sign-in [type="submit"]').focus()
  })
}
