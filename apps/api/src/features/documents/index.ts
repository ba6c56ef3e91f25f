import { documentEntity } from '@lanewise/contract/documents'
import type { Feature } from '#platform/feature.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { checkFilesJob } from './check-files.ts'
import type { DocumentDeps } from './deps.ts'
import { confirmAtDelivery, confirmWithEvent, confirmWithPaper } from './documents.reactions.ts'
import { routes } from './documents.routes.ts'

export { missingPapers } from './documents.actions.ts'
export { keepGenerated } from './keep-generated.ts'

export const documents = (deps: DocumentDeps & { storage: Storage }): Feature => ({
  name: 'documents',
  routes: routes(deps),
  rounds: [checkFilesJob(deps)],
  reactions: [confirmWithPaper, confirmAtDelivery, confirmWithEvent],
  records: [{ entity: documentEntity, table: 'documents' }],
})
