/** Entry of the script that stands behind the not-found page's sentence. */
import { nameAskedAddress } from './askedAddress.browser'

nameAskedAddress()
