import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { drawBill } from '#features/bills-of-lading/index.ts'
import { confirmedLoad, findShipment } from '#features/shipments/index.ts'
import { type JobWork, job } from '#platform/jobs/job.ts'
import type { Mail, MailAttachment } from '#platform/mail/mail.ts'
import { type ConfirmedLoad, confirmationParagraphs } from './confirmation-text.ts'
import { mailConfirmation } from './mail-kind.ts'
import { writeConfirmation } from './pdf/confirmation.pdf.ts'
import { type ConfirmationRow, findConfirmation, saveConfirmation } from './rate-confirmations.queries.ts'

type Prepared = { mail: Mail } | { reason: string }

/** Draws the papers outside of a transaction and mails them. (DEF-127) */
export const mailConfirmationJob = job({
  ...mailConfirmation,
  prepare: async (work: JobWork, { confirmationId }): Promise<Prepared | null> => {
    const facts = await work.transaction(async (ctx) => {
      const confirmation = await findConfirmation(ctx.db, confirmationId)
      const shipment = confirmation && (await findShipment(ctx.db, { id: confirmation.shipmentId }))
      if (!confirmation || !shipment || confirmation.state !== 'Waiting') return null
      const isBooked = shipment.status >= shipmentStatuses.Booked && shipment.carrierId === confirmation.carrierId
      return { confirmation, load: isBooked ? await confirmedLoad(ctx, shipment) : null, now: ctx.now }
    })
    if (!facts) return null
    const { confirmation, load, now } = facts
    if (!load) return { reason: 'The booking was cancelled in the meantime' }
    const { shipmentNumber } = load.load
    const own = {
      fileName: `Rate-confirmation-${shipmentNumber}.pdf`,
      base64: (await writeConfirmation(load, { now, timeZone: work.user.timeZone })).toString('base64'),
    }
    const bill = confirmation.papers.includes('BillOfLading') ? [await drawBill(work, shipmentNumber)] : []
    const attachments = [own, ...bill].map((file) => ({ ...file, contentType: 'application/pdf' }))
    return { mail: mailOf(work.user.companyId, { confirmation, load, attachments }) }
  },
  run: async (ctx, { confirmationId }, prepared) => {
    if (!prepared) return
    if ('reason' in prepared) {
      await saveConfirmation(ctx.db, confirmationId, { state: 'Failed', reason: prepared.reason })
      return
    }
    ctx.mail(prepared.mail)
    await saveConfirmation(ctx.db, confirmationId, { state: 'Sent', sentAt: ctx.now })
  },
})

export const mailKind = 'rate-confirmation'

type Letter = { confirmation: ConfirmationRow; load: ConfirmedLoad; attachments: readonly MailAttachment[] }

const mailOf = (companyId: string, { confirmation, load, attachments }: Letter): Mail => ({
  id: confirmation.id,
  companyId,
  kind: mailKind,
  to: confirmation.recipient ?? '',
  subject: `${confirmation.cause === 'PickupChange' ? 'Changed pickup' : 'Rate confirmation'}: load ${load.load.shipmentNumber}`,
  paragraphs: confirmationParagraphs(load, confirmation.cause),
  attachments,
})
