army-title = 체스 워: 장기 군대

army-intro-1 = 체스 워는 여러 나라 장기의 군대가 서로 맞붙는 놀이입니다. 규칙 설명서 가운데 하나인 ‘The JangGi Army’에 한국 장기 군대의 기물과 계급, 행마, 승부를 가리는 법이 적혀 있습니다.
army-intro-2 = 이 글은 그 설명서를 우리말로 간추린 것입니다. 여기서 ‘체스 워’ 규칙으로 두면 양쪽이 모두 장기 군대를 쓰며, 나머지는 설명서대로입니다.
army-play = 다른 규칙과 비교하기

army-army-title = 군대
army-army-caption = 기물 열여섯 개와 설명서에 적힌 계급
army-army-piece = 기물
army-army-count = 개수
army-army-inText = 계급(본문)
army-army-onCard = 계급(카드)
army-army-ranks-King = 왕(King)
army-army-ranks-Lieutenant = 부관(Lieutenant)
army-army-ranks-Knight = 기사(Knight)
army-army-ranks-Soldier = 병사(Soldier)
army-army-ranks-Pawn = 폰(Pawn)
army-army-strength = 설명서에는 군대 전체의 힘이 53이라고 적혀 있습니다. 무엇을 기준으로 한 값인지, 기물 하나의 힘이 얼마인지는 적혀 있지 않아 확인할 수 없고, 승부에도 쓰지 않습니다.

army-contradictions-title = 설명서의 앞뒤가 맞지 않는 곳
army-contradictions-lines-1 = “Army Size: 15 Pieces”라고 하고 “7 Pawns 6 Knights 2 Lieutenants 2 Bishops 1 King”이라고 적었는데, 더하면 18개입니다. 설명서에 나오는 기물은 여느 장기와 같이 16개이며, 여기서는 그 16개로 둡니다.
army-contradictions-lines-2 = “2 Bishops”: 본문에도 카드에도 이 계급인 기물이 없습니다. 이 둘을 빼고 더하면 16개가 됩니다.
army-contradictions-lines-3 = 포는 본문에서 “Knight”, 카드에서 “Rank Pawn”이고, 상은 “Knight”와 “Lieutenant”, 사는 “Soldier”와 “Pawn”입니다. 장기 군대끼리 둘 때 계급은 승부에 영향이 없습니다.
army-contradictions-lines-4 = “8x8 Grid”라고 하면서 줄은 “numbered vertically 1~10, and horizontally with A~I”라고 적었습니다. 가로 9줄, 세로 10줄인 보통 장기판입니다.
army-contradictions-lines-5 = 졸과 병은 본문에서 “forward diagonally along the enemy palace lines”, 카드에서 “1 space diagonally”로 간다고 되어 있습니다. 여기서는 “never backward”에 맞추어 대각선으로도 앞으로만 갑니다.
army-contradictions-lines-6 = 두 궁이 마주 볼 때: 본문은 “The game will end in a draw”, 카드는 “Cannot be line of sight”라고 합니다. 카드의 같은 줄에 “Causes a Draw”가 있으므로 금지가 아니라 무승부입니다.
army-contradictions-lines-7 = 상을 “Elephants / Ministers”라고 하고, 사의 행마도 “The Minister moves”로 시작합니다. 여기서는 상과 사가 각자의 행마대로 움직입니다.

army-ranks-title = 뒷줄의 다섯 가지 차림
army-ranks-lines-1 = 기본 차림의 그림은 남아 있지 않지만, 마와 상을 바꾸는 첫 번째 설명으로 보아 마가 바깥, 상이 안쪽인 안상차림입니다. 그 밖의 네 가지 차림 가운데 하나를 골라도 됩니다.
army-ranks-lines-2 = 설명서에서는 왼쪽과 오른쪽이 한국의 차림 이름과 반대입니다. “Left Elephants”는 오른쪽의 마와 상을 바꾼 것으로, 한국에서는 오른상차림(북한에서는 왼상장기)이라고 합니다.
army-ranks-lines-3 = 전통적으로는 대국 전에 기물을 번갈아 하나씩 놓습니다.

army-moves-title = 기물의 행마
army-moves-lines-1 = 세 기물의 행마가 장기와 다릅니다. 포는 다른 기물을 넘지 않고 움직이며, 잡을 때만 하나를 넘습니다. 사와 궁은 선이 없어도 궁성 안에서 어느 쪽으로든 한 칸 갑니다.

army-ending-title = 승부
army-ending-lines-1 = 궁이 잡히거나 외통이 되면 집니다.
army-ending-lines-2 = 차례가 시작될 때 두 궁이 마주 보고 있으면 바로 무승부입니다. 외통보다 먼저 따지며, 시작 국면에서도 그렇습니다.
army-ending-lines-3 = 장군을 받지 않았으면 한 수 쉴 수 있습니다. 점수와 반복수, 시간은 설명서에 없습니다.

army-lost-title = 체스 군대와 맞붙기
army-lost-lines-1 = 설명서에는 “Starting positions against FIDE Pieces”도 있었으나 그림뿐이었습니다. 그림은 남아 있지 않고, 상대 군대를 어디에 놓는지, 그 기물이 궁성을 어떻게 지나는지 적은 글도 없습니다.
army-lost-lines-2 = 이 대국 방식을 제공하지 않는 이유는 다음 개발 문서에 있습니다.
army-source = 출처: “The JangGi Army (Korean Chess)”, ChessWar Traditional. 따옴표 안은 설명서에 적힌 그대로입니다.
