import type { IncomingMessage } from 'node:http'
import { type Html, html } from '#platform/html.ts'

/** Users of a demo, for the sign-in page. Other installations have none. */
export type DemoSignIns = {
  users: readonly { email: string; about: string }[]
  password: string
  /** The password is only shown to those who may see it. */
  isVisibleTo: (request: IncomingMessage) => boolean
}

/** The demo users that this request may see, or null. (SIM-4) */
export const shownDemo = (demo: DemoSignIns | undefined, request: IncomingMessage): DemoSignIns | null =>
  demo?.isVisibleTo(request) && demo.users.length > 0 ? demo : null

/** Demo users with their roles. A click fills the form; without scripts the texts can be copied. */
export function demoUsers({ users, password }: DemoSignIns): Html {
  const [first, ...others] = users
  return html`<section class="demo" aria-labelledby="demo-users">
<h2 id="demo-users">Demo users</h2>
<p>The password of all of them is <code>${password}</code></p>
${first && html`<ul>${row(first, password)}</ul>`}
${others.length > 0 && html`<details><summary>${others.length} more, by role</summary><ul>${others.map((user) => row(user, password))}</ul></details>`}
</section>`
}

const row = ({ email, about }: DemoSignIns['users'][number], password: string) =>
  html`<li><button type="button" data-email="${email}" data-password="${password}"><span>${email}</span> <small>${about}</small></button></li>`
