// Runs before the first paint, so that a dark page never flashes white. A file, because the page allows no inline script.
;(() => {
  let choice = null
  try {
    choice = localStorage.getItem('theme')
  } catch {
    // Without storage the system decides.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.setAttribute('data-theme', choice === 'light' || choice === 'dark' ? choice : system)
})()
