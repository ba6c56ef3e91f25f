import { expect, it } from 'vitest'
import { signIn, useBrowser } from './journey.ts'

const open = useBrowser()

it('a tab that was open during an update opens the next screen, and keeps what was typed when a dialog is gone', async () => {
  // Scripts that the window has loaded before would not be asked for again.
  const page = await open({}, 'new')
  await signIn(page, 'admin@acme.test')
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  const gone = { status: 404, contentType: 'application/problem+json', body: '{}' }
  // The reloaded page names scripts that exist.
  await page.route('**/assets/ProfilePage-*.js', (route) => (loads.length > 0 ? route.continue() : route.fulfill(gone)))
  await page.getByRole('button', { name: /user menu/ }).click()
  await page.getByRole('menuitem', { name: 'My Profile' }).click()
  await page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor()
  expect(loads).toEqual(['/profile'])

  await page.route('**/assets/ShortcutDialog-*.js', (route) => route.fulfill(gone))
  const name = page.getByRole('textbox', { name: /first name/i })
  await name.fill('Adeline')
  await page.getByRole('heading', { level: 1, name: 'My Profile' }).click()
  await page.keyboard.press('?')
  await page.getByRole('alert').getByText('This could not be opened').waitFor()
  await page.getByRole('link', { name: 'Reload this page' }).waitFor()
  expect(await name.inputValue()).toBe('Adeline')
  expect(loads).toEqual(['/profile'])
})
