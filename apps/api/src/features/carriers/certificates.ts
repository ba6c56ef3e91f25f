import { CertificateFields, type CertificateUpdate } from '@lanewise/contract/carrier-fields'
import { certificateFileLimit } from '@lanewise/contract/carriers'
import { insuranceKindLabels } from '@lanewise/domain/carriers/certificate'
import { certificateLabels } from '@lanewise/domain/carriers/labels'
import { formatDate, formatMoney } from '@lanewise/domain/shared/format'
import { joinChanges } from '#platform/audit/join-changes.ts'
import type { Changes, Context, NewFile, Work } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { documentTypeOf } from '#platform/storage/sniff.ts'
import { keepingFile } from '#platform/storage/stored-files.ts'
import { changeCarrier } from './change-carrier.ts'
import { deleteCertificate, findCertificate, insertCertificate, saveCertificate } from './records.queries.ts'

export type CertificateId = { carrierId: string; certificateId: string }

export const addCertificate = (ctx: Context, carrierId: string, fields: CertificateFields) =>
  changeCarrier(ctx, carrierId, {
    run: async () => {
      await insertCertificate(ctx.db, carrierId, fields)
      return { changes: certificateChanges(null, fields) }
    },
  })

export const updateCertificate = (ctx: Context, id: CertificateId, update: CertificateUpdate) =>
  changeCarrier(ctx, id.carrierId, {
    run: async ({ version }) => {
      const before = await theCertificate(ctx, id)
      const fields = await joinChanges(ctx.db, CertificateFields, {
        current: fieldsOf(before),
        version,
        update,
        // The history records a certificate as one value, so a recorded change may concern any of its fields.
        recorded: { entity: 'carrier', id: id.carrierId, namesOf: () => [`certificate${before.kind}`] },
        labels: certificateLabels,
        formatters: {
          kind: (kind) => insuranceKindLabels[kind],
          coverageCents: formatMoney,
          effectiveOn: dayText,
          expiresOn: dayText,
        },
      })
      if (before.kind === fields.kind && certificateText(before) === certificateText(fields)) return null
      await saveCertificate(ctx.db, id.certificateId, fields, ctx.now)
      return { changes: certificateChanges(before, fields) }
    },
  })

export const removeCertificate = (ctx: Context, id: CertificateId) =>
  changeCarrier(ctx, id.carrierId, {
    run: async () => {
      const before = await theCertificate(ctx, id)
      await deleteCertificate(ctx.db, id.certificateId)
      if (before.fileId) await ctx.files.forget(before.fileId)
      return { changes: certificateChanges(before, null) }
    },
  })

export async function getCertificateFile({ transaction, files }: Work, id: CertificateId) {
  const { storedAs, contentType, fileName } = await transaction((ctx) => theCertificate(ctx, id))
  const bytes = storedAs ? await files.read(storedAs) : null
  if (!bytes || !contentType || !fileName) return refuse.notFound('file')
  return { contentType, fileName, data: bytes.toString('base64') }
}

export const setCertificateFile = (
  work: Work,
  { data, fileName, ...id }: CertificateId & { data: string; fileName: string },
) =>
  keepingFile(work, documentFrom(data, fileName), async (ctx, fileId) =>
    work.answer(ctx, await replaceFile(ctx, { ...id, fileId, fileName })),
  )

export const removeCertificateFile = (ctx: Context, id: CertificateId) =>
  replaceFile(ctx, { ...id, fileId: null, fileName: null })

type NamedFile = { fileId: string | null; fileName: string | null }

const replaceFile = (ctx: Context, { fileId, fileName, ...id }: CertificateId & NamedFile) =>
  changeCarrier(ctx, id.carrierId, {
    run: async () => {
      const before = await theCertificate(ctx, id)
      if (!before.fileId && !fileId) return null
      await saveCertificate(ctx.db, id.certificateId, { fileId }, ctx.now)
      if (before.fileId) await ctx.files.forget(before.fileId)
      return { changes: { certificateFile: [before.fileName, fileName] } }
    },
  })

const theCertificate = async ({ db }: Context, { carrierId, certificateId }: CertificateId) =>
  (await findCertificate(db, carrierId, certificateId)) ?? refuse.notFound('certificate')

/** A document sent in base64. Its type is detected from its content. */
function documentFrom(base64: string, fileName: string): NewFile {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > certificateFileLimit) refuse.tooLarge('The file is larger than 5 MB')
  const wrong = 'Choose a PDF, PNG, JPEG or WebP file'
  return { bytes, contentType: documentTypeOf(bytes) ?? refuse.invalid(wrong, { data: [wrong] }), fileName }
}

const fieldsOf = ({
  kind,
  insurer,
  policyNumber,
  coverageCents,
  effectiveOn,
  expiresOn,
}: CertificateValues): CertificateFields => ({
  kind: kind as CertificateFields['kind'],
  insurer,
  policyNumber,
  coverageCents,
  effectiveOn,
  expiresOn,
})

const dayText = (day: string) => formatDate(day, 'UTC')

type CertificateValues = Omit<CertificateFields, 'kind'> & { kind: string }

/** History entry of a certificate, recorded on the carrier under a field name for each kind. */
function certificateChanges(before: CertificateValues | null, after: CertificateValues | null): Changes {
  const field = ({ kind }: CertificateValues) => `certificate${kind}`
  if (before && after && before.kind === after.kind)
    return { [field(after)]: [certificateText(before), certificateText(after)] }
  return {
    ...(before && { [field(before)]: [certificateText(before), null] as const }),
    ...(after && { [field(after)]: [null, certificateText(after)] as const }),
  }
}

const certificateText = ({ policyNumber, insurer, coverageCents, effectiveOn, expiresOn }: CertificateValues) =>
  `${policyNumber}, ${insurer}, ${formatMoney(coverageCents)}, ${dayText(effectiveOn)}–${dayText(expiresOn)}`
