import type { CarrierContactFields, CertificateFields } from '@lanewise/contract/carrier-fields'
import type { Selectable } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'

export type CertificateRow = Selectable<Tables['carrierInsurance']> & { fileName: string | null }
export type ContactRow = Selectable<Tables['carrierContacts']>

/** Certificates of carriers, sorted by expiration date, latest first. */
export const certificatesOf = (db: Tx, carrierIds: readonly string[]) =>
  carrierIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('carrierInsurance as certificate')
        .leftJoin('files as file', 'file.id', 'certificate.fileId')
        .selectAll('certificate')
        .select('file.fileName')
        .where('certificate.carrierId', 'in', [...carrierIds])
        .orderBy('certificate.expiresOn', 'desc')
        .orderBy('certificate.kind')
        .orderBy('certificate.id')
        .execute()

export const findCertificate = (db: Tx, carrierId: string, id: string) =>
  db
    .selectFrom('carrierInsurance as certificate')
    .leftJoin('files as file', 'file.id', 'certificate.fileId')
    .selectAll('certificate')
    .select(['file.fileName', 'file.storedAs', 'file.contentType'])
    .where('certificate.carrierId', '=', carrierId)
    .where('certificate.id', '=', id)
    .executeTakeFirst()

export const insertCertificate = (db: Tx, carrierId: string, fields: CertificateFields) =>
  db
    .insertInto('carrierInsurance')
    .values({ ...fields, carrierId })
    .execute()

export const saveCertificate = (
  db: Tx,
  id: string,
  columns: Partial<CertificateFields> & { fileId?: string | null },
  now: Date,
) =>
  db
    .updateTable('carrierInsurance')
    .set({ ...columns, updatedAt: now })
    .where('id', '=', id)
    .execute()

export const deleteCertificate = (db: Tx, id: string) =>
  db.deleteFrom('carrierInsurance').where('id', '=', id).execute()

export const contactsOf = (db: Tx, carrierId: string) =>
  db
    .selectFrom('carrierContacts')
    .selectAll()
    .where('carrierId', '=', carrierId)
    .orderBy((eb) => eb.fn('lower', ['name']))
    .orderBy('id')
    .execute()

export const findContact = (db: Tx, carrierId: string, id: string) =>
  db
    .selectFrom('carrierContacts')
    .selectAll()
    .where('carrierId', '=', carrierId)
    .where('id', '=', id)
    .executeTakeFirst()

export const insertContact = (db: Tx, carrierId: string, fields: CarrierContactFields) =>
  db
    .insertInto('carrierContacts')
    .values({ ...fields, carrierId })
    .execute()

export const saveContact = (db: Tx, id: string, fields: CarrierContactFields, now: Date) =>
  db
    .updateTable('carrierContacts')
    .set({ ...fields, updatedAt: now })
    .where('id', '=', id)
    .execute()

export const deleteContact = (db: Tx, id: string) => db.deleteFrom('carrierContacts').where('id', '=', id).execute()
