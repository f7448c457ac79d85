/** The HTML of the page. The script adds the content. */
export const pageHtml = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Guide editor</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/client.css">
    <script type="module" src="/client.js"></script>
  </head>
  <body>
    <div id="root"></div>
    <noscript><p>The editor needs JavaScript. Turn it on, and load the page again.</p></noscript>
  </body>
</html>
`
