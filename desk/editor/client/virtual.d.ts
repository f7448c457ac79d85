/** The forms of the editor's files, which the bundle contains as JSON. */
declare module 'virtual:forms' {
  const forms: import('@/guide/fields/forms').Forms
  export default forms
}
