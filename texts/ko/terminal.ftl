terminal-goodbye = 안녕히 가세요.
terminal-commands = 명령 목록 보기: `도움말`
terminal-saved = 기보 저장: { $file }
terminal-thinking = 생각 중…
terminal-passes = { $side }: 한수쉼
terminal-declines = 상대가 거절했습니다.
terminal-nothingToUndo = 무를 수 있는 수가 없습니다.
terminal-nothingMoves = 그 자리에는 지금 움직일 수 있는 기물이 없습니다.

terminal-words-pass = 한수쉼, 쉼, 한 수 쉼, 넘김
terminal-words-call = 빅장
terminal-words-offer = 무승부
terminal-words-accept = 수락
terminal-words-decline = 거절
terminal-words-resign = 기권
terminal-words-undo = 무르기
terminal-words-hints = 수, 힌트
terminal-words-flip = 뒤집기
terminal-words-fen = fen
terminal-words-help = 도움말
terminal-words-quit = 끝

terminal-help-points-typed = 71졸72, 7172, a4b4
terminal-help-points-does = 수 두기: { $han } 쪽에서 센 가로줄 번호와 { $cho } 왼쪽에서 센 세로줄 번호, 또는 영문 좌표
terminal-help-pieces-typed = P71-72, E44xP72
terminal-help-pieces-does = 서양식: 기물 글자(K A H E R C P)에 위와 같은 자리 번호를 붙임
terminal-help-xiangqi-typed = C2=5, 炮二平五
terminal-help-xiangqi-does = 샹치 기보의 두 표기
terminal-help-point-typed = 71, a4
terminal-help-point-does = 그 자리의 기물이 갈 수 있는 곳
terminal-help-touch-typed = 71, a4
terminal-help-touch-does = 그 자리의 기물에 손대기: 움직일 수 있으면 그 기물을 두어야 하며, 이어서 갈 자리만 입력해도 됩니다
terminal-help-hints-typed = 수
terminal-help-hints-does = 둘 수 있는 모든 수
terminal-help-pass-typed = 한수쉼
terminal-help-pass-does = 한 수 쉬기
terminal-help-bikjang-typed = 빅장
terminal-help-bikjang-does = 빅장 부르기(규칙이 허용할 때)
terminal-help-draw-typed = 무승부, 수락, 거절
terminal-help-draw-does = 무승부 제안과 대답
terminal-help-count-typed = 무승부, 수락, 거절
terminal-help-count-does = 대국을 끝내고 점수로 승부를 가리자는 제안과 대답
terminal-help-undo-typed = 무르기
terminal-help-undo-does = 마지막 수 무르기(컴퓨터와 둘 때는 내 지난 차례까지)
terminal-help-others = 뒤집기, fen, 도움말, 기권, 끝

terminal-bothPass = (둘 다 쉬면: { $result })
terminal-check = 장군!
terminal-answered = 멍군!
terminal-answeredWithCheck = 멍군! 장군!
terminal-facing-now = 빅장: 두 궁이 마주 보고 있습니다.
terminal-facing-call = `빅장`을 부르면 대국이 끝납니다: { $result }.
terminal-facing-pass = `한수쉼`을 하면 대국이 끝납니다: { $result }.
terminal-facing-step = 빅장을 피하지 않는 수를 두면 대국이 끝납니다: { $result }.
terminal-offered = { JOSA($side, "이/가") } 대국을 끝내자고 합니다. `수락`하면: { $result }.
terminal-winner = { $side } 승
terminal-draw = 무승부
terminal-noResult = 결과 없음

terminal-warning-points = 무승부가 아니라 점수로 끝내자는 제안입니다. 상대가 받으면: { $result }.
terminal-warning-pass = 한 수 쉬면 대국이 끝납니다: { $end }.
terminal-warning-step = 이 수를 두면 대국이 끝납니다: { $end }.
terminal-warning-again = 그래도 하려면 다시 한번 입력하세요.

terminal-rule = (규칙: { $rule })
terminal-over = 대국이 끝났습니다.

terminal-misread-unknown = 알 수 없는 명령입니다. `도움말`을 입력해 보세요.
terminal-misread-several = { $at }에 갈 수 있는 같은 기물이 여럿입니다. 떠나는 자리도 입력해 주세요.
terminal-misread-otherPiece = { $at }에 있는 기물은 { $found }입니다.
terminal-misread-noPiece = { $at }에 둘 차례인 쪽의 기물이 없습니다.
terminal-misread-otherTaken = { $at }에는 잡으려는 기물이 없습니다.
terminal-misread-nullStep = 제자리에 두는 한수쉼은 궁으로만 할 수 있습니다.

terminal-pieces-general = 궁(K)
terminal-pieces-guard = 사(A)
terminal-pieces-horse = 마(H)
terminal-pieces-elephant = 상(E)
terminal-pieces-chariot = 차(R)
terminal-pieces-cannon = 포(C)
terminal-pieces-soldier = { $side ->
        [han] 병(P)
       *[other] 졸(P)
    }

terminal-setup-choose = { $side }의 차림 (초(楚) 쪽에서 본 왼쪽부터):
terminal-setup-how = 번호나 이름(안상, 마상상마)을 입력해 주세요. `끝`을 입력하면 그만둡니다.
terminal-setup-chosen = { $side }: { $setup }

terminal-placing-how =
    기물을 한 개씩 번갈아 놓습니다. `차01`, `Ra1`처럼 기물과 자리를 입력하세요.
    한 가지 기물만 놓을 수 있는 자리는 자리만 입력해도 됩니다. `끝`을 입력하면 그만둡니다.
terminal-placing-none = { $at }에는 지금 { $side }의 기물을 놓을 수 없습니다.
terminal-placing-some = { $at }에 놓을 수 있는 기물: { $pieces }
terminal-placing-placed = { $side }: { $piece } { $at }
terminal-placing-or = { $list }, { $last }
terminal-placing-pieces-general = 궁
terminal-placing-pieces-guard = 사
terminal-placing-pieces-horse = 마
terminal-placing-pieces-elephant = 상
terminal-placing-pieces-chariot = 차
terminal-placing-pieces-cannon = 포
terminal-placing-pieces-soldier = { $side ->
        [han] 병
       *[other] 졸
    }

terminal-touch-binds = { $at }의 기물에 손을 댔으니 그 기물을 움직여야 합니다. 갈 자리를 입력하세요.
terminal-touch-bound = { $at }의 기물에 손을 댔으니 그 기물을 움직여야 합니다.
terminal-touch-cannotMove = { $at }의 기물은 지금 움직일 수 없으니 다른 기물을 움직여도 됩니다.
terminal-touch-nothing = 그 자리에는 손댈 기물이 없습니다.
terminal-touch-final = 이 규칙에서는 기물에서 손을 떼면 수를 무를 수 없습니다.

terminal-browser-started = Janggun이 실행되었습니다: { $address }
terminal-browser-running = Janggun이 이미 실행 중입니다: { $address }
terminal-browser-phone = 같은 와이파이에 있는 휴대폰에서 여는 주소: { $address }
terminal-browser-phoneHint = 같은 와이파이에 있는 휴대폰에서 두려면 janggun play --lan 명령으로 실행하세요.
terminal-browser-stop = 끝내려면 Ctrl+C를 누르세요.
terminal-browser-notOpened = 브라우저를 열지 못했습니다({ $cause }). 위 주소를 직접 여세요.
terminal-browser-thisDeviceOnly = 지금은 이 기기에서만 열 수 있습니다. 휴대폰에서 두려면 먼저 종료한 뒤 janggun play --lan 명령으로 실행하세요.
