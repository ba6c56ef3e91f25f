import { startProcess } from '@lanewise/api/start'
import { openDemoAloud } from './open-demo.ts'
import { demoUsers } from './people.ts'
import { runDemo } from './run-demo.ts'

/** Starts the product with the demo companies. Without DEMO=true, it starts the plain product. */
await startProcess({
  open: openDemoAloud,
  run: runDemo,
  users: demoUsers,
  lines: ({ DEMO_PASSWORD, PUBLIC_URL }) => [
    `\nDemo sign-ins, all with the password ${DEMO_PASSWORD}:`,
    ...demoUsers.map(({ email, about }) => `  ${email.padEnd(28)} ${about}`),
    `\nMails can be read at ${PUBLIC_URL}/dev/mail, and the API at ${PUBLIC_URL}/api/docs`,
  ],
})
