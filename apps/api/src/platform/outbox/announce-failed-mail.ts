import { mailFailed } from '@lanewise/contract/shipments'
import type { Tx } from '#platform/db/database.ts'
import type { FailedMail } from '#platform/mail/mailer.ts'
import { writeOutbox } from './write-outbox.ts'

/** The feature that sent the mail may react, for example by asking somebody to call. */
export async function announceFailedMail(db: Tx, { id, companyId, kind, recipient }: FailedMail, reason: string) {
  if (companyId === null) return
  await writeOutbox(db, companyId, [{ event: mailFailed, payload: { id, kind, recipient, reason } }])
}
