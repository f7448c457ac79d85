/** What keeps a guide from being published, and what to do, for people who have never used Git. */

export interface Obstacle {
  readonly what: string
  /** What to do, one step each. Addresses in it begin with `https://`. */
  readonly steps: readonly string[]
}

/** Stops a publication. The files and the site are as they were. */
export class PublishError extends Error {
  override name = 'PublishError'

  constructor(readonly obstacle: Obstacle) {
    super([obstacle.what, ...obstacle.steps].join('\n'))
  }
}

const restart = 'Stop the editor with Ctrl+C in its terminal, open a new terminal, and start it again: npm run edit'
const again = 'Then publish again. Everything you saved is still on this computer.'

export const obstacles = {
  noGit: {
    what: 'This computer does not have Git, the free program that sends a guide to its site.',
    steps: ['Download Git from https://git-scm.com/downloads and install it. Accept its suggestions.', restart],
  },
  noRepository: {
    what: 'This folder is not connected to a site. It may have been downloaded as a ZIP file.',
    steps: [
      'Install GitHub Desktop from https://desktop.github.com and sign in.',
      'Choose File, then Clone repository, and choose the guide. This makes a new folder.',
      'Copy the folders data and public from this folder into the new one. Everything you saved is in them.',
      'Open a terminal in the new folder. Type npm ci, and then npm run edit.',
    ],
  },
  noRemote: {
    what: 'This guide is not on GitHub yet, so there is no site to send it to.',
    steps: [
      'Install GitHub Desktop from https://desktop.github.com and sign in.',
      'Choose File, then Add local repository, and choose the folder of the guide.',
      'Choose Publish repository. Clear the box "Keep this code private".',
      'Open the repository on GitHub. Choose Settings, then Pages, and select GitHub Actions as the source.',
      'Come back here and publish.',
    ],
  },
  noBranch: {
    what: 'This folder shows an older version of the guide at the moment, which cannot be published.',
    steps: ['Open GitHub Desktop, choose Current branch at the top, and then main.', again],
  },
  unfinished: {
    what: 'Another program has begun to combine two versions of this guide, and has not finished.',
    steps: ['Open GitHub Desktop. It shows the files that wait. Choose Continue or Abort.', again],
  },
  unrelated: {
    what: 'This folder and the site were started separately, so they cannot be combined automatically.',
    steps: [
      'In GitHub Desktop, choose File, then Clone repository, and choose the guide. This makes a new folder.',
      'Copy the folders data and public from this folder into the new one, and start the editor there.',
    ],
  },
  offline: {
    what: 'The site cannot be reached.',
    steps: ['Check that this computer is online.', again],
  },
  slow: {
    what: 'The site did not answer in time.',
    steps: ['Check your connection, and wait a minute.', again],
  },
  signIn: {
    what: 'Git could not sign in to the site with your account.',
    steps: [
      'Install Git Credential Manager from https://github.com/git-ecosystem/git-credential-manager/releases. On Windows, it is part of Git.',
      'Publish again. A window opens in which you sign in to GitHub, once.',
      'Or open GitHub Desktop, describe the change, choose Commit, and then Push origin.',
    ],
  },
  noPermission: {
    what: 'Your account may read this guide, but not change it.',
    steps: [
      'Ask the owner of the guide on GitHub to add you under Settings, then Collaborators.',
      'Accept the invitation, which comes by email.',
      again,
    ],
  },
  notFound: {
    what: 'The guide was not found on the site. It was moved or deleted, or your account may not see it.',
    steps: ['Ask the owner of the guide for its address, and whether your account has access.', again],
  },
  busy: {
    what: 'Others are publishing at the same time.',
    steps: ['Wait a minute.', again],
  },
} as const satisfies Readonly<Record<string, Obstacle>>

export function describeOtherBranch(branch: string, published: string): Obstacle {
  return {
    what: `This folder is on the branch ${branch}, but the site is made from ${published}.`,
    steps: [`Open GitHub Desktop, choose Current branch at the top, and then ${published}.`, again],
  }
}

/** The obstacle for a refusal with a reason of the site, like a rule that protects the branch. */
function describeRefusal(reason: string): Obstacle {
  return {
    what: `The site did not accept the changes. Its reason: ${reason}`,
    steps: ['Show this to the owner of the guide. Nothing changed on the site.', again],
  }
}

/** Messages of Git, SSH and hosts about a connection. The first that matches counts. */
const messages: readonly (readonly [RegExp, Obstacle])[] = [
  [/terminal prompts disabled|could not read (?:Username|Password)|Authentication failed/i, obstacles.signIn],
  [/Permission denied \(|Host key verification failed|Invalid username or|error: 401/i, obstacles.signIn],
  [/Permission to \S+ denied|error: 403|Write access to repository not granted/i, obstacles.noPermission],
  [
    /Repository not found|error: 404|does not appear to be a git repository|repository '.*' not found/i,
    obstacles.notFound,
  ],
  [/Operation too slow|timed out|timeout/i, obstacles.slow],
  [/Could not resolve|unable to access|Connection (?:refused|reset|closed)|unreachable|early EOF/i, obstacles.offline],
]

export function describeFailedTransfer(messagesOfGit: string, isTimeout: boolean): Obstacle {
  if (isTimeout) return obstacles.slow
  const known = messages.find(([pattern]) => pattern.test(messagesOfGit))
  if (known) return known[1]
  const [, reason] = /\[remote rejected\] \((.*)\)/.exec(messagesOfGit) ?? []
  const own = [...messagesOfGit.matchAll(/^remote: +(?!error: hook declined)(.*\S)\s*$/gm)].map(([, line = '']) => line)
  const last = /^(?:fatal|error): (.*)$/m.exec(messagesOfGit)?.[1]
  return describeRefusal([...own, ...(own.length === 0 ? [reason ?? last ?? 'none'] : [])].join(' '))
}
