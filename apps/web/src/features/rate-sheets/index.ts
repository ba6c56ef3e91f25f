export { UploadRateSheet } from './upload/UploadRateSheet.tsx'
