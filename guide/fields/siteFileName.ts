/** The file that names the elections of the site, relative to the project's folder. */
export const siteFileName = 'data/site.yaml'
