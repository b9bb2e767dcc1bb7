import { expect, test } from 'vitest'
import { Changed, Newer } from './table/eventChecks'
import { NamedError, whyNot } from './troubles'

test.each([
  [new NamedError('NO_SUCH_TABLE'), 'NO_SUCH_TABLE'],
  [new Changed('deck', 2), 'NOT_REPLAYED_HERE'],
  [new Newer(), 'NEWER_LOG'],
  [new DOMException('', 'VersionError'), 'NEWER_LOG'],
  [new DOMException('', 'ConstraintError'), 'BUSY'],
  [new DOMException('', 'QuotaExceededError'), 'NOT_KEPT'],
  [new DOMException('', 'SecurityError'), 'NOT_KEPT'],
  [new TypeError('made.options is undefined'), 'NOT_READ'],
  ['anything', 'NOT_READ'],
])('%s is told as %s', (error, name) => expect(whyNot(error)).toBe(name))
