export const documentLabels = { name: 'Name', fileType: 'File type', target: 'Belongs to' } as const
