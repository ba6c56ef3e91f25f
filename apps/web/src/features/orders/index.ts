export { StopList } from './stops/StopList.tsx'
