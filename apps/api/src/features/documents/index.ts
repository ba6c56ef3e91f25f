import { documentEntity } from '@lanewise/contract/documents'
import type { Feature } from '#platform/feature.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { checkFilesRound } from './check-files.ts'
import type { DocumentDesk } from './desk.ts'
import { confirmAtDelivery, confirmWithEvent, confirmWithPaper } from './documents.reactions.ts'
import { routes } from './documents.routes.ts'

export { missingPapers } from './documents.actions.ts'
export { keepGenerated } from './keep-generated.ts'

export const documents = (desk: DocumentDesk & { storage: Storage }): Feature => ({
  name: 'documents',
  routes: routes(desk),
  rounds: [checkFilesRound(desk)],
  reactions: [confirmWithPaper, confirmAtDelivery, confirmWithEvent],
  records: [{ entity: documentEntity, table: 'documents' }],
})
