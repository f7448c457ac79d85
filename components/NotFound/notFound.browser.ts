export { nameAskedAddress as default } from './askedAddress.browser'
