/** In place of the worker of kept guides: deletes what it has stored, and then itself. */
/* oxlint-disable eslint/no-unused-vars -- Assigned handlers, as in the other worker. */
declare const CACHE: string
declare const registration: ServiceWorkerRegistration
declare const skipWaiting: () => void
declare let oninstall: () => void
declare let onactivate: (event: { readonly waitUntil: (work: Promise<unknown>) => void }) => void

oninstall = () => skipWaiting()
onactivate = (event) => event.waitUntil(Promise.all([caches.delete(CACHE), registration.unregister()]))
