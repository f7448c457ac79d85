/** Generated from en.json by `npm run messages`. */
export interface Phrases {
  readonly "about": {
    readonly "title": string
    readonly "description": (values: { readonly city: string; readonly date: string }) => string
    readonly "publisher": string
    readonly "name": string
    readonly "noName": string
    readonly "funding": string
    readonly "noFunding": string
    readonly "contact": string
    readonly "noContact": string
    readonly "incomplete": string
    readonly "offices": (values: { readonly link: string }) => string
    readonly "officesLink": string
    readonly "research": {
      readonly "title": string
      readonly "statements": readonly string[]
      readonly "parties": readonly string[]
      readonly "questions": readonly string[]
      readonly "notKnown": string
    }
    readonly "method": string
    readonly "defaultMethod": string
    readonly "statements": (values: { readonly count: number }) => string
    readonly "methodRules": readonly string[]
    readonly "kinds": (values: { readonly kinds: string }) => string
    readonly "kind": (values: { readonly kind: string; readonly count: number }) => string
    readonly "reply": string
    readonly "replyRule": string
    readonly "replyTo": (values: { readonly contact: string }) => string
    readonly "noReplyTo": string
    readonly "order": string
    readonly "orderOf": (values: { readonly races: string; readonly sentence: string }) => string
    readonly "orderRule": string
    readonly "sameBoxes": string
    readonly "nonpartisan": string
    readonly "party": string
    readonly "endorsements": string
    readonly "noScore": string
    readonly "resultRule": string
    readonly "fairnessLink": string
    readonly "more": string
    readonly "corrections": (values: { readonly link: string }) => string
    readonly "correctionsLink": string
    readonly "data": (values: { readonly link: string }) => string
    readonly "dataLink": string
    readonly "accessibility": (values: { readonly link: string }) => string
    readonly "accessibilityLink": string
    readonly "updated": (values: { readonly date: string }) => string
    readonly "gaps": {
      readonly "title": string
      readonly "certification": string
      readonly "hours": {
        readonly "unconfirmed": string
      }
      readonly "unconfirmedFacts": (values: { readonly count: number }) => string
      readonly "stances": (values: { readonly count: number }) => string
      readonly "fewStatements": (values: { readonly count: number; readonly few: number }) => string
      readonly "oldStatements": (values: { readonly count: number }) => string
      readonly "undated": (values: { readonly count: number }) => string
      readonly "topics": (values: { readonly isSought: boolean; readonly missing: number; readonly all: number }) => string
      readonly "party": (values: { readonly isSought: boolean; readonly count: number; readonly all: number }) => string
      readonly "noStatements": string
      readonly "none": string
    }
    readonly "device": {
      readonly "title": string
      readonly "nothingAsked": string
      readonly "race": string
      readonly "place": string
      readonly "address": string
      readonly "ballot": string
      readonly "notSent": string
      readonly "noPageViews": string
    }
    readonly "fairness": {
      readonly "title": string
      readonly "description": (values: { readonly city: string; readonly date: string }) => string
      readonly "lede": string
      readonly "caution": string
      readonly "averages": (values: { readonly percent: string }) => string
      readonly "reasons": string
      readonly "candidate": string
      readonly "stances": string
      readonly "positions": string
      readonly "words": string
      readonly "sources": string
      readonly "topics": (values: { readonly count: number }) => string
      readonly "anyTopics": string
      readonly "portrait": string
      readonly "photo": string
      readonly "initials": string
      readonly "withdrawn": string
      readonly "allRaces": string
      readonly "by": {
        readonly "party": string
        readonly "result": string
      }
      readonly "group": {
        readonly "party": string
        readonly "result": string
      }
      readonly "photos": string
      readonly "unknownParty": string
      readonly "noResult": string
      readonly "gaps": (values: { readonly percent: string; readonly names: string }) => string
      readonly "noGaps": (values: { readonly percent: string }) => string
      readonly "measures": {
        readonly "stances": string
        readonly "positions": string
        readonly "words": string
        readonly "sources": string
        readonly "topics": string
        readonly "photos": string
      }
      readonly "averagesLegend": string
      readonly "legend": string
      readonly "noCandidates": string
    }
  }
  readonly "accessibility": {
    readonly "title": string
    readonly "description": (values: { readonly city: string; readonly date: string }) => string
    readonly "lead": string
    readonly "noClaim": string
    readonly "tested": string
    readonly "tests": readonly string[]
    readonly "how": string
    readonly "howText": string
    readonly "reviewed": (values: { readonly date: string }) => string
    readonly "untested": string
    readonly "untestedItems": readonly string[]
    readonly "limits": string
    readonly "limitItems": readonly string[]
    readonly "report": string
    readonly "tell": (values: { readonly contact: string }) => string
  }
  readonly "answers": {
    readonly "description": (values: { readonly name: string; readonly city: string; readonly date: string }) => string
    readonly "ofRace": (values: { readonly name: string; readonly race: string }) => string
    readonly "allRaces": (values: { readonly name: string }) => string
    readonly "chooseRace": string
    readonly "races": string
    readonly "askedBy": string
    readonly "means": string
    readonly "people": string
    readonly "everyone": (values: { readonly count: number }) => string
    readonly "some": (values: { readonly asked: number; readonly count: number }) => string
    readonly "nobodyKnown": string
    readonly "asked": string
    readonly "due": string
    readonly "published": string
    readonly "changed": (values: { readonly date: string }) => string
    readonly "same": string
    readonly "sameWithoutWithdrawn": string
    readonly "otherQuestions": string
    readonly "notEveryone": string
    readonly "noQuestions": string
    readonly "questionCount": (values: { readonly count: number; readonly race: string }) => string
    readonly "open": string
    readonly "one": string
    readonly "several": string
    readonly "own": string
    readonly "nobody": string
    readonly "comments": string
    readonly "otherAnswer": (values: { readonly choices: string; readonly answer: string }) => string
    readonly "quotation": (values: { readonly words: string }) => string
    readonly "ownWords": string
    readonly "ownWordsIn": (values: { readonly language: string }) => string
    readonly "readAll": (values: { readonly place: string }) => string
    readonly "readAllHere": string
    readonly "place": (values: { readonly place: string }) => string
    readonly "sources": string
    readonly "legend": string
    readonly "statuses": {
      readonly "answered": string
      readonly "asked": string
      readonly "reminded": string
      readonly "declined": string
      readonly "not asked": string
      readonly "left empty": string
      readonly "not known": string
    }
    readonly "title": string
    readonly "ownAnswers": (values: { readonly count: number; readonly name: string }) => string
    readonly "table": string
    readonly "tableNote": string
  }
  readonly "compare": {
    readonly "indexTitle": string
    readonly "indexIntroduction": string
    readonly "otherRaces": string
    readonly "noRaces": string
    readonly "indexDescription": (values: { readonly city: string; readonly date: string }) => string
    readonly "counts": (values: { readonly candidates: number; readonly topics: number }) => string
    readonly "sheet": (values: { readonly counts: string }) => string
    readonly "topicTitle": (values: { readonly topic: string }) => string
    readonly "topicDescription": (values: { readonly topic: string; readonly city: string; readonly date: string }) => string
    readonly "topicsDescription": (values: { readonly city: string; readonly date: string }) => string
    readonly "topicsIntroduction": string
    readonly "noTopics": string
    readonly "topicIntroduction": string
    readonly "topicNotCompared": string
    readonly "title": (values: { readonly race: string }) => string
    readonly "titleOnTopic": (values: { readonly race: string; readonly topic: string }) => string
    readonly "description": (values: { readonly race: string; readonly city: string; readonly date: string }) => string
    readonly "introduction": string
    readonly "sideBySide": string
    readonly "allRaces": string
    readonly "noExperience": string
    readonly "races": string
    readonly "nextRace": (values: { readonly race: string }) => string
    readonly "chooseTopic": string
    readonly "topicBar": string
    readonly "nextTopic": string
    readonly "answers": (values: { readonly questionnaire: string }) => string
    readonly "allAnswers": string
    readonly "inShort": string
    readonly "otherStances": string
    readonly "source": (values: { readonly count: number }) => string
    readonly "sourceOf": (values: { readonly count: number; readonly name: string; readonly topic: string }) => string
    readonly "markHint": string
    readonly "choose": string
    readonly "choosePeople": string
    readonly "chooseHint": string
    readonly "people": string
    readonly "topics": string
    readonly "share": string
    readonly "lift": string
    readonly "caution": string
    readonly "compareWithNames": string
    readonly "hideAgain": string
    readonly "liftHint": string
    readonly "script": {
      readonly "hideNames": string
      readonly "showNames": string
      readonly "shown": (values: { readonly shown: string; readonly all: string; readonly topics: string }) => string
      readonly "allTopics": string
      readonly "hiddenTitle": string
      readonly "hiddenIntroduction": string
      readonly "tickHint": string
      readonly "liftedTitle": string
      readonly "liftedIntroduction": string
      readonly "agreed": string
      readonly "agreedWithNobody": string
      readonly "hiddenName": (values: { readonly letter: string }) => string
      readonly "hiddenWord": string
    }
  }
  readonly "data": {
    readonly "title": string
    readonly "description": (values: { readonly guide: string }) => string
    readonly "lead": string
    readonly "tables": string
    readonly "tablesNote": string
    readonly "documents": string
    readonly "documentsNote": string
    readonly "files": {
      readonly "candidates-csv": string
      readonly "statements-csv": string
      readonly "sources-csv": string
      readonly "results-csv": string
      readonly "election-json": string
      readonly "candidates-json": string
      readonly "questionnaires-json": string
      readonly "sources-json": string
      readonly "election-nist-json": string
      readonly "schema-json": string
    }
    readonly "shortName": (values: { readonly file: string }) => string
    readonly "short": string
    readonly "columns": (values: { readonly names: string }) => string
    readonly "fields": (values: { readonly names: string }) => string
    readonly "reading": string
    readonly "rules": readonly string[]
    readonly "version": (values: { readonly version: string }) => string
    readonly "license": string
    readonly "code": string
    readonly "noLicense": string
    readonly "licensed": (values: { readonly license: string }) => string
    readonly "others": string
    readonly "attribution": string
    readonly "ask": (values: { readonly contact: string }) => string
    readonly "changes": (values: { readonly corrections: string }) => string
    readonly "corrections": string
    readonly "nist": {
      readonly "source": string
      readonly "note": (values: { readonly contest: string; readonly sentence: string }) => string
      readonly "outcome": (values: { readonly outcome: string }) => string
      readonly "notReported": string
    }
    readonly "feed": {
      readonly "title": (values: { readonly guide: string }) => string
      readonly "correction": (values: { readonly candidate?: string | undefined; readonly date: string }) => string
      readonly "link": string
    }
  }
  readonly "dates": {
    readonly "range": (values: { readonly from: string; readonly to: string }) => string
  }
  readonly "landing": {
    readonly "title": (values: { readonly title: string; readonly date: string }) => string
    readonly "description": (values: { readonly hasStatements: boolean; readonly city: string; readonly date: string }) => string
    readonly "descriptionWithResults": (values: { readonly hasStatements: boolean; readonly city: string; readonly date: string }) => string
    readonly "people": (values: { readonly count: number }) => string
    readonly "seats": (values: { readonly count: number }) => string
    readonly "oneDay": (values: { readonly dayOfWeek: string }) => string
    readonly "ran": (values: { readonly count: number }) => string
    readonly "elected": (values: { readonly count: number }) => string
    readonly "moveOn": (values: { readonly count: number }) => string
    readonly "nobodyElected": string
    readonly "writtenIn": (values: { readonly count: number }) => string
    readonly "undecided": (values: { readonly count: number }) => string
    readonly "undecidedPlaces": (values: { readonly count: number }) => string
    readonly "electionDay": string
    readonly "polls": string
    readonly "hours": (values: { readonly hours: string; readonly timeZone: string }) => string
    readonly "otherYears": string
    readonly "stateRule": (values: { readonly state?: string | undefined }) => string
    readonly "recount": (values: { readonly contest: string }) => string
    readonly "fillIn": {
      readonly "line": (values: { readonly target: string }) => string
      readonly "target": string
      readonly "note": string
    }
    readonly "bring": {
      readonly "line": (values: { readonly target: string }) => string
      readonly "target": string
      readonly "note": string
    }
    readonly "findPlace": {
      readonly "line": (values: { readonly target: string }) => string
      readonly "target": string
    }
    readonly "findHow": {
      readonly "line": (values: { readonly target: string }) => string
      readonly "target": string
    }
    readonly "awaitResults": {
      readonly "line": (values: { readonly target: string }) => string
      readonly "target": string
      readonly "note": string
    }
    readonly "seeResults": {
      readonly "line": (values: { readonly target: string }) => string
      readonly "target": string
      readonly "note": string
    }
    readonly "viewCandidates": string
    readonly "compare": string
    readonly "onTheBallot": string
    readonly "voteFor": (values: { readonly votes: number }) => string
    readonly "rank": (values: { readonly ranks: number }) => string
    readonly "limitAndSeats": (values: { readonly limit: string; readonly seats: number }) => string
    readonly "seatCount": (values: { readonly count: number }) => string
    readonly "electedFrom": (values: { readonly elected: number; readonly candidates: number }) => string
    readonly "electedWithWriteIns": (values: { readonly elected: number; readonly writeIns: number }) => string
    readonly "electedWithoutVote": (values: { readonly elected: number }) => string
    readonly "noVote": string
    readonly "canceled": string
    readonly "noneElected": string
    readonly "movingOn": (values: { readonly count: number }) => string
    readonly "movedOnFrom": (values: { readonly count: number; readonly candidates: number; readonly date: string }) => string
    readonly "electedAndMovedOn": (values: { readonly count: number; readonly elected: number; readonly date: string }) => string
    readonly "noneMovesOn": string
    readonly "noCandidates": string
    readonly "openSeats": {
      readonly "vacant": (values: { readonly seats: number }) => string
      readonly "undecided": (values: { readonly seats: number }) => string
    }
    readonly "openPlaces": {
      readonly "vacant": (values: { readonly places: number }) => string
      readonly "undecided": (values: { readonly places: number }) => string
    }
    readonly "writeIn": string
    readonly "sources": string
    readonly "nonpartisan": string
    readonly "mostlyNonpartisan": string
  }
  readonly "marks": {
    readonly "agree": string
    readonly "mark": string
    readonly "rank": string
    readonly "rankLabel": (values: { readonly race: string }) => string
    readonly "label": (values: { readonly name: string }) => string
  }
  readonly "myBallot": {
    readonly "title": string
    readonly "description": (values: { readonly city: string; readonly date: string }) => string
    readonly "place": (values: { readonly state?: string | undefined; readonly city: string; readonly date: string }) => string
    readonly "purpose": string
    readonly "over": string
    readonly "noScript": string
    readonly "yesOrNo": string
    readonly "oneAnswer": string
    readonly "readQuestion": string
    readonly "readAbout": (values: { readonly name: string }) => string
    readonly "noteOn": (values: { readonly contest: string }) => string
    readonly "marksLeft": (values: { readonly left: number; readonly limit: number }) => string
    readonly "tooMany": (values: { readonly marks: number; readonly limit: number }) => string
    readonly "tooManyHelp": (values: { readonly contest: string }) => string
    readonly "paperWarning": string
    readonly "withdrew": (values: { readonly name: string }) => string
    readonly "order": string
    readonly "ranking": {
      readonly "help": string
      readonly "choice": (values: { readonly rank: number }) => string
      readonly "askOffice": string
      readonly "controls": {
        readonly "oval": (values: { readonly name: string; readonly rank: string }) => string
        readonly "order": string
        readonly "skippedRow": string
        readonly "sharedRow": string
        readonly "repeatedRow": (values: { readonly name: string }) => string
        readonly "skipped": {
          readonly "problem": (values: { readonly rank: string }) => string
          readonly "fix": (values: { readonly number: string }) => string
        }
        readonly "shared": {
          readonly "problem": (values: { readonly rank: string; readonly names: string }) => string
          readonly "fix": string
        }
        readonly "repeated": {
          readonly "problem": (values: { readonly name: string }) => string
          readonly "fix": string
        }
      }
    }
    readonly "controls": {
      readonly "how": string
      readonly "tryPen": string
      readonly "takeBack": string
      readonly "notAll": string
      readonly "stored": string
      readonly "notStored": string
      readonly "unknownMarks": string
      readonly "read": string
      readonly "note": string
      readonly "agreed": string
      readonly "madeAt": (values: { readonly address: string }) => string
      readonly "take": string
      readonly "takeHelp": string
      readonly "print": string
      readonly "copyMarks": string
      readonly "copyHelp": string
      readonly "linkCaution": string
      readonly "qr": string
      readonly "qrTooLong": string
      readonly "link": string
      readonly "copy": string
      readonly "copied": string
      readonly "share": string
      readonly "clear": string
      readonly "cleared": string
      readonly "undo": string
      readonly "linkHeading": string
      readonly "linkMarks": (values: { readonly count: string }) => string
      readonly "linkReplaces": string
      readonly "useLink": string
      readonly "ignoreLink": string
      readonly "linkUsed": string
      readonly "linkIgnored": string
      readonly "linkProblems": {
        readonly "broken": string
        readonly "foreign": string
      }
    }
  }
  readonly "profile": {
    readonly "notKnown": string
    readonly "cardParty": (values: { readonly party: string }) => string
    readonly "withYear": (values: { readonly year?: string | undefined; readonly text: string }) => string
    readonly "incumbent": string
    readonly "notIncumbent": string
    readonly "incumbencyNotKnown": string
    readonly "writeInMark": string
    readonly "withdrawnMark": string
    readonly "withdrawnOnBallotMark": string
    readonly "runningMate": (values: { readonly office?: string | undefined; readonly name: string }) => string
    readonly "runningMatesLabel": (values: { readonly count: number }) => string
    readonly "labeledRunningMates": (values: { readonly label: string; readonly mates: string }) => string
    readonly "title": (values: { readonly name: string; readonly races: string }) => string
    readonly "description": (values: { readonly hasStances: boolean; readonly hasExperience: boolean; readonly name: string; readonly positions: string }) => string
    readonly "allCandidates": (values: { readonly count: number }) => string
    readonly "allCandidatesFor": (values: { readonly count: number; readonly race: string }) => string
    readonly "candidates": (values: { readonly race: string }) => string
    readonly "portrait": (values: { readonly name: string }) => string
    readonly "alsoCandidate": (values: { readonly race: string }) => string
    readonly "keyStances": string
    readonly "morePositions": string
    readonly "experience": string
    readonly "background": string
    readonly "sources": string
    readonly "notKnownSentence": string
    readonly "noPosition": (values: { readonly date?: string | undefined }) => string
    readonly "noPositionOn": (values: { readonly date?: string | undefined; readonly count: number; readonly topics: string }) => string
    readonly "allTopicsAbove": string
    readonly "summaries": string
    readonly "mostlySummaries": string
    readonly "notTranslated": (values: { readonly language: string }) => string
    readonly "translated": (values: { readonly translators: string; readonly reviewers?: string | undefined }) => string
    readonly "partlyTranslated": (values: { readonly translators: string; readonly reviewers?: string | undefined; readonly language: string }) => string
    readonly "machine": string
    readonly "photo": (values: { readonly credit: string }) => string
    readonly "positionLabel": string
    readonly "partyLabel": string
    readonly "incumbentLabel": string
    readonly "alsoRanLabel": string
    readonly "alsoRan": (values: { readonly when: string; readonly races: string }) => string
    readonly "ballotLabel": string
    readonly "resultLabel": string
    readonly "votesLabel": string
    readonly "yes": string
    readonly "no": string
    readonly "partisanRace": string
    readonly "nonpartisanRace": string
    readonly "unknownParty": {
      readonly "notFound": string
      readonly "notKnown": string
    }
    readonly "onBallot": string
    readonly "notOnBallot": string
    readonly "noVote": string
    readonly "writeIn": string
    readonly "withdrew": (values: { readonly date?: string | undefined }) => string
    readonly "results": {
      readonly "elected": string
      readonly "not elected": string
      readonly "acclaimed": string
      readonly "advanced": string
      readonly "not advanced": string
      readonly "withdrawn": string
    }
    readonly "movesOnTo": (values: { readonly date: string }) => string
    readonly "pending": {
      readonly "undecided": (values: { readonly date?: string | undefined }) => string
      readonly "not reported": (values: { readonly date?: string | undefined }) => string
    }
    readonly "unofficial": string
    readonly "resultSources": string
    readonly "votes": (values: { readonly count: number }) => string
    readonly "linkLabels": {
      readonly "website": string
      readonly "email": string
      readonly "phone": string
      readonly "facebook": string
      readonly "instagram": string
      readonly "x": string
      readonly "bluesky": string
      readonly "tiktok": string
      readonly "youtube": string
      readonly "linkedin": string
    }
    readonly "statementKinds": {
      readonly "interview": string
      readonly "questionnaire": string
      readonly "debate": string
      readonly "campaign site": string
      readonly "public meeting": string
      readonly "news report": string
      readonly "social post": string
      readonly "speech": string
    }
    readonly "words": {
      readonly "quotation": string
      readonly "translation": string
    }
    readonly "statedOn": (values: { readonly day: string }) => string
    readonly "statedIn": (values: { readonly monthOrYear: string }) => string
    readonly "join": (values: { readonly first: string; readonly rest: string }) => string
    readonly "joinGroups": (values: { readonly first: string; readonly rest: string }) => string
    readonly "noStances": {
      readonly "none found": (values: { readonly date?: string | undefined }) => string
      readonly "did not respond": (values: { readonly date?: string | undefined }) => string
      readonly "declined": (values: { readonly date?: string | undefined }) => string
      readonly "not asked": (values: { readonly date?: string | undefined }) => string
      readonly "guide does not ask": (values: { readonly date?: string | undefined }) => string
      readonly "election over": (values: { readonly date?: string | undefined }) => string
    }
    readonly "noStancesGiven": string
    readonly "foundNoKeyStance": (values: { readonly date?: string | undefined }) => string
    readonly "stanceTitle": (values: { readonly title: string; readonly name: string; readonly races: string }) => string
    readonly "stanceDescription": (values: { readonly hasDate: boolean; readonly name: string; readonly positions: string; readonly title: string }) => string
    readonly "whoseWords": {
      readonly "summary": string
      readonly "quotation": string
      readonly "translation": string
    }
    readonly "incumbency": (values: { readonly answer: string }) => string
    readonly "howLabel": string
    readonly "whenLabel": string
    readonly "placeLabel": string
    readonly "topicsLabel": string
    readonly "replyFrom": (values: { readonly name: string; readonly date: string }) => string
    readonly "otherStances": (values: { readonly name: string }) => string
    readonly "othersOnTopics": (values: { readonly topics: number }) => string
    readonly "compareOnTopic": string
    readonly "stancesOf": (values: { readonly name: string }) => string
  }
  readonly "questions": {
    readonly "listTitle": string
    readonly "yesOrNo": string
    readonly "oneAnswer": string
    readonly "name": (values: { readonly number?: string | undefined; readonly title: string }) => string
    readonly "label": (values: { readonly number?: string | undefined }) => string
    readonly "pageTitle": (values: { readonly name: string; readonly city: string }) => string
    readonly "description": (values: { readonly city: string; readonly date: string; readonly name: string }) => string
    readonly "descriptionOfAnswers": (values: { readonly city: string; readonly date: string; readonly name: string }) => string
    readonly "back": string
    readonly "onBallot": (values: { readonly date: string }) => string
    readonly "summary": string
    readonly "summaryNote": string
    readonly "yes": string
    readonly "no": string
    readonly "meaning": string
    readonly "yesMeaning": string
    readonly "noMeaning": string
    readonly "notKnown": string
    readonly "answers": string
    readonly "notExplained": string
    readonly "cost": string
    readonly "arguments": string
    readonly "for": string
    readonly "against": string
    readonly "by": (values: { readonly name: string }) => string
    readonly "byOn": (values: { readonly name: string; readonly answer: string }) => string
    readonly "noArgument": {
      readonly "for": string
      readonly "against": string
    }
    readonly "noArgumentOnAnswers": string
    readonly "officialText": string
    readonly "noOfficialText": string
    readonly "officialNote": string
    readonly "result": string
    readonly "notReported": string
    readonly "outcomes": {
      readonly "passed": string
      readonly "failed": string
      readonly "undecided": string
      readonly "retained": string
      readonly "not retained": string
      readonly "recalled": string
      readonly "not recalled": string
      readonly "none chosen": string
    }
    readonly "chosen": (values: { readonly answer: string }) => string
    readonly "threshold": (values: { readonly share: string }) => string
    readonly "thresholdOfAnswers": (values: { readonly share: string }) => string
    readonly "advisory": string
    readonly "person": {
      readonly "retention": (values: { readonly name: string }) => string
      readonly "recall": (values: { readonly name: string }) => string
      readonly "threshold": (values: { readonly share: string }) => string
      readonly "profile": (values: { readonly name: string }) => string
    }
    readonly "yesVotes": string
    readonly "noVotes": string
    readonly "share": (values: { readonly votes: string; readonly percent: string }) => string
    readonly "shares": string
    readonly "resultSources": string
    readonly "sources": string
  }
  readonly "races": {
    readonly "events": {
      readonly "heading": string
      readonly "canceled": string
      readonly "time": (values: { readonly day: string; readonly hours: string; readonly timeZone: string }) => string
      readonly "links": string
      readonly "publishedOn": (values: { readonly publisher: string; readonly day: string }) => string
    }
    readonly "everyBallot": string
    readonly "localContests": string
    readonly "raceCount": (values: { readonly count: number }) => string
    readonly "questionCount": (values: { readonly count: number }) => string
    readonly "inAll": (values: { readonly contests: string }) => string
    readonly "listTitle": string
    readonly "listDescription": (values: { readonly city: string; readonly date: string; readonly names: string }) => string
    readonly "indexDescription": (values: { readonly city: string; readonly date: string; readonly count: number }) => string
    readonly "people": (values: { readonly people: number; readonly date: string }) => string
    readonly "peopleAndSeats": (values: { readonly people: number; readonly seats: number; readonly date: string }) => string
    readonly "peopleRan": (values: { readonly people: number; readonly date: string }) => string
    readonly "peopleRanForSeats": (values: { readonly people: number; readonly seats: number; readonly date: string }) => string
    readonly "openCard": string
    readonly "openCardForMore": string
    readonly "showCandidatesFor": string
    readonly "ballotOrder": string
    readonly "surnameOrder": string
    readonly "nonpartisanParties": string
    readonly "nonpartisanRaceParties": string
    readonly "nobodyElse": string
    readonly "votedFor": (values: { readonly votes: number }) => string
    readonly "ranked": (values: { readonly ranks: number }) => string
    readonly "writtenIn": (values: { readonly count: number; readonly names: string }) => string
    readonly "noVote": {
      readonly "acclaimed": string
      readonly "acclaimedWithoutCandidates": string
      readonly "canceled": string
    }
    readonly "advance": {
      readonly "party": (values: { readonly party: string }) => string
      readonly "onePartyOnly": string
      readonly "rule": (values: { readonly count: number; readonly date: string; readonly number: string }) => string
      readonly "ruleIf": (values: { readonly count: number; readonly condition: string; readonly date: string; readonly number: string }) => string
      readonly "numbers": readonly string[]
    }
    readonly "term": (values: { readonly term: string }) => string
    readonly "unexpired": (values: { readonly seats: number }) => string
    readonly "partisan": string
    readonly "nonpartisan": string
    readonly "writeIns": string
    readonly "noWriteIns": string
    readonly "wereWriteIns": string
    readonly "wereNoWriteIns": string
    readonly "indexCount": (values: { readonly count: number }) => string
    readonly "indexNoVote": (values: { readonly count: string }) => string
    readonly "indexCanceled": string
    readonly "ballotQuestion": string
    readonly "search": string
    readonly "searchResult": (values: { readonly races: string }) => string
    readonly "foundElsewhere": string
    readonly "nothingFound": string
    readonly "chooseArea": string
    readonly "allAreas": string
    readonly "noArea": string
    readonly "chooseOtherArea": string
    readonly "address": {
      readonly "summary": string
      readonly "label": string
      readonly "find": string
      readonly "privacy": string
      readonly "answers": {
        readonly "found": (values: { readonly street: string; readonly areas: string }) => string
        readonly "unknown": string
        readonly "several": (values: { readonly streets: string }) => string
      }
    }
    readonly "raceTitle": (values: { readonly group?: string | undefined; readonly race: string }) => string
    readonly "raceDescription": (values: { readonly hasStatements: boolean; readonly title: string; readonly candidates: number; readonly city: string; readonly date: string }) => string
    readonly "raceWithoutVoteDescription": (values: { readonly title: string; readonly city: string; readonly date: string }) => string
    readonly "allCandidates": string
    readonly "raceNavigation": string
    readonly "onYourBallot": string
  }
  readonly "results": {
    readonly "title": string
    readonly "description": (values: { readonly city: string; readonly date: string }) => string
    readonly "descriptionWithoutResults": (values: { readonly city: string; readonly date: string }) => string
    readonly "none": string
    readonly "later": string
    readonly "candidates": string
    readonly "lede": (values: { readonly winners: number; readonly races: number }) => string
    readonly "movedOn": (values: { readonly count: number }) => string
    readonly "reports": string
    readonly "progress": (values: { readonly time?: string | undefined; readonly reported: number; readonly races: number }) => string
    readonly "status": string
    readonly "unofficial": string
    readonly "certified": string
    readonly "unknownStatus": string
    readonly "asOf": (values: { readonly date: string }) => string
    readonly "votes": string
    readonly "noVotes": string
    readonly "votesOfSomeRaces": string
    readonly "askOffice": (values: { readonly office: string }) => string
    readonly "knownVotes": string
    readonly "turnout": string
    readonly "noTurnout": string
    readonly "ballots": (values: { readonly ballots: number }) => string
    readonly "ballotsOfRegistered": (values: { readonly ballots: number; readonly registered: number; readonly percent: string }) => string
    readonly "unofficialBallots": (values: { readonly ballots: number }) => string
    readonly "unofficialBallotsOfRegistered": (values: { readonly ballots: number; readonly registered: number; readonly percent: string }) => string
    readonly "writeIn": string
    readonly "writeInVotes": (values: { readonly count: number }) => string
    readonly "share": (values: { readonly votes: string; readonly percent: string }) => string
    readonly "shares": string
    readonly "sharesOfVotes": string
    readonly "raceStatus": {
      readonly "unofficial": string
      readonly "certified": string
      readonly "not known": string
    }
    readonly "blanks": (values: { readonly count: number }) => string
    readonly "datedRecount": (values: { readonly date: string; readonly event: string }) => string
    readonly "firstChoices": (values: { readonly count: number }) => string
    readonly "rounds": {
      readonly "heading": string
      readonly "link": string
      readonly "help": string
      readonly "exhaustedHelp": string
      readonly "quota": (values: { readonly votes: number }) => string
      readonly "round": (values: { readonly number: number }) => string
      readonly "candidate": string
      readonly "votes": string
      readonly "change": string
      readonly "status": {
        readonly "elected": string
        readonly "advanced": string
        readonly "eliminated": string
      }
      readonly "exhausted": string
    }
    readonly "sources": string
    readonly "sourcesOfWinners": string
    readonly "sourcesOfSeats": (values: { readonly race: string }) => string
    readonly "sourcesOfPlaces": (values: { readonly race: string }) => string
    readonly "sourcesOfRecount": (values: { readonly contest: string }) => string
    readonly "sourcesWithoutVote": (values: { readonly race: string }) => string
  }
  readonly "site": {
    readonly "header": {
      readonly "skip": string
      readonly "navigation": string
      readonly "menu": string
      readonly "candidates": string
      readonly "compare": string
      readonly "myBallot": string
      readonly "howToVote": string
      readonly "results": string
      readonly "about": string
    }
    readonly "languages": {
      readonly "label": string
      readonly "unreviewed": (values: { readonly suggest: string; readonly original: string }) => string
    }
    readonly "footer": {
      readonly "updated": (values: { readonly date: string }) => string
      readonly "corrections": string
      readonly "data": string
      readonly "wrong": (values: { readonly suggest: string }) => string
      readonly "suggest": string
      readonly "contact": (values: { readonly contact: string }) => string
      readonly "privacy": string
      readonly "pageViews": string
      readonly "noPageViews": string
    }
    readonly "terms": string
    readonly "term": (values: { readonly term: string }) => string
    readonly "tooLarge": string
    readonly "back": string
    readonly "previous": {
      readonly "candidate": string
      readonly "stance": string
      readonly "race": string
      readonly "question": string
      readonly "topic": string
    }
    readonly "next": {
      readonly "candidate": string
      readonly "stance": string
      readonly "race": string
      readonly "question": string
      readonly "topic": string
    }
    readonly "share": {
      readonly "button": string
      readonly "copied": string
    }
    readonly "keep": {
      readonly "button": string
      readonly "offer": (values: { readonly date: string; readonly size: string }) => string
      readonly "confirm": string
      readonly "storing": string
      readonly "cancel": string
      readonly "kept": (values: { readonly date: string }) => string
      readonly "remove": string
      readonly "full": string
      readonly "fullAgain": (values: { readonly date: string }) => string
      readonly "lost": string
      readonly "retry": string
    }
    readonly "readAloud": {
      readonly "read": string
      readonly "pause": string
      readonly "stop": string
    }
    readonly "sources": {
      readonly "heading": string
      readonly "headingOf": (values: { readonly heading: string }) => string
      readonly "citation": (values: { readonly title: string; readonly publisher: string; readonly date: string }) => string
      readonly "citationAfterMark": (values: { readonly title: string; readonly publisher: string; readonly date: string }) => string
      readonly "shortCitation": (values: { readonly publisher: string; readonly date: string }) => string
      readonly "shortCitationWithTitle": (values: { readonly publisher: string; readonly date: string; readonly title: string }) => string
      readonly "numbers": (values: { readonly count: number }) => string
      readonly "numbered": (values: { readonly number: number }) => string
      readonly "purpose": (values: { readonly parts: string }) => string
      readonly "generalPurpose": string
      readonly "others": (values: { readonly count: number }) => string
    }
    readonly "corrections": {
      readonly "title": string
      readonly "description": string
      readonly "policy": string
      readonly "suggest": (values: { readonly contact: string }) => string
      readonly "noContact": string
      readonly "past": string
      readonly "none": string
    }
    readonly "moved": {
      readonly "title": string
      readonly "continue": string
    }
    readonly "notFound": {
      readonly "title": string
      readonly "description": string
      readonly "noPage": string
      readonly "reason": string
      readonly "noPageOfCandidate": (values: { readonly name: string }) => string
      readonly "profileOfCandidate": (values: { readonly name: string }) => string
      readonly "profile": string
      readonly "candidates": string
      readonly "home": string
    }
    readonly "notKept": {
      readonly "title": string
      readonly "reason": string
    }
    readonly "shareImage": {
      readonly "landing": string
      readonly "landingAfter": string
      readonly "candidates": string
      readonly "corrections": string
      readonly "data": string
    }
  }
  readonly "status": {
    readonly "notice": string
    readonly "over": string
    readonly "winners": string
    readonly "noResults": string
    readonly "passed": string
    readonly "registration": {
      readonly "term": string
      readonly "text": (values: { readonly count: number; readonly date: string }) => string
      readonly "atTime": (values: { readonly time: string; readonly timeZone: string }) => string
      readonly "today": string
    }
    readonly "days": {
      readonly "term": string
      readonly "text": (values: { readonly count: number }) => string
    }
    readonly "today": {
      readonly "term": string
      readonly "opens": (values: { readonly opens: string; readonly closes: string; readonly timeZone: string }) => string
    }
    readonly "open": {
      readonly "term": string
      readonly "text": (values: { readonly time: string; readonly timeZone: string }) => string
    }
    readonly "closed": {
      readonly "term": string
      readonly "text": (values: { readonly time: string; readonly timeZone: string }) => string
    }
    readonly "calendar": {
      readonly "add": string
      readonly "electionDay": (values: { readonly name: string }) => string
      readonly "hours": (values: { readonly name: string }) => string
      readonly "deadline": (values: { readonly label: string; readonly name: string }) => string
      readonly "canceled": string
      readonly "nextElection": (values: { readonly name: string }) => string
      readonly "possibleElection": (values: { readonly name: string }) => string
      readonly "rule": (values: { readonly race: string; readonly rule: string }) => string
      readonly "guide": (values: { readonly url: string }) => string
    }
  }
  readonly "elections": {
    readonly "title": string
    readonly "description": (values: { readonly city: string }) => string
    readonly "introduction": string
    readonly "current": string
    readonly "was": (values: { readonly date: string }) => string
    readonly "about": (values: { readonly date: string }) => string
    readonly "election": (values: { readonly date: string }) => string
    readonly "movedOnTo": (values: { readonly election: string; readonly people: string }) => string
    readonly "movedOnFrom": (values: { readonly race?: string | undefined; readonly election: string; readonly people: string }) => string
  }
  readonly "voting": {
    readonly "title": string
    readonly "description": (values: { readonly city: string; readonly date: string }) => string
    readonly "information": {
      readonly "title": string
      readonly "allFacts": string
      readonly "when": string
      readonly "hours": (values: { readonly hours: string; readonly timeZone: string }) => string
      readonly "pollingHours": string
      readonly "otherHours": string
      readonly "unknownHours": string
      readonly "from": (values: { readonly time: string; readonly timeZone: string }) => string
      readonly "until": (values: { readonly time: string; readonly timeZone: string }) => string
      readonly "inTimeZone": (values: { readonly time: string; readonly timeZone: string }) => string
      readonly "dateAndTime": (values: { readonly date: string; readonly time: string; readonly timeZone: string }) => string
      readonly "where": string
      readonly "finder": string
      readonly "places": string
      readonly "unknownPlaces": string
      readonly "offices": string
      readonly "how": string
      readonly "methods": string
      readonly "identification": string
      readonly "accessibility": string
      readonly "notes": string
      readonly "unknownInstructions": string
      readonly "onlyFor": (values: { readonly group: string }) => string
      readonly "publishedBy": (values: { readonly publisher: string }) => string
      readonly "accordingTo": (values: { readonly publisher: string }) => string
      readonly "anotherYear": string
      readonly "stateRule": (values: { readonly state?: string | undefined; readonly city: string }) => string
      readonly "stateService": (values: { readonly state?: string | undefined; readonly city: string }) => string
    }
  }
}
