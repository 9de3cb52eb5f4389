(* For every N: the turns make every even permutation of the 24 centres of a class, and of the 24 wings of a depth,
   that moves nothing else. *)
From mathcomp Require Import all_ssreflect all_fingroup.
From Cubelang Require Import Chain Checker Giants Pieces Frames Words Cube Classes.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GroupScope.
Opaque turn24.

Section Centres.
Variables (n' : nat) (o : bool).
Notation n := n'.+1.
Notation class := (class n' o).
Notation link := (@link n' o).
Notation word_at := (@word_at n' o).
Notation local_group := (@local_group n' o).
Implicit Types (k l : class) (q : {perm 'I_24}).

Lemma link_inner k : (0 < k.2)%N -> link k = k.
Proof. by rewrite /Classes.link => ->. Qed.
Lemma link_outer k : link k = k -> k.2 = 0%N :> nat -> k.1 != 0%N :> nat -> k.1 = n :> nat.
Proof.
rewrite /Classes.link => + k2; rewrite k2 /=; case: eqP => [//|_] <-.
by rewrite eqxx.
Qed.

(* Numbers of layers. *)
Lemma same_depth inner x y : x \in 0%N :: inner -> index y (0%N :: inner) = index x (0%N :: inner) -> y = x.
Proof.
move=> xm e; have ym : y \in 0%N :: inner by rewrite -index_mem e index_mem.
by rewrite -(nth_index 0%N ym) e nth_index.
Qed.
Lemma same_class inner k l : (k.1 : nat) \in 0%N :: inner -> (k.2 : nat) \in 0%N :: inner ->
  index (l.1 : nat) (0%N :: inner) = index (k.1 : nat) (0%N :: inner) ->
  index (l.2 : nat) (0%N :: inner) = index (k.2 : nat) (0%N :: inner) -> l = k.
Proof.
case: k l => [k1 k2] [l1 l2] /= m1 m2 /(same_depth m1) e1 /(same_depth m2) e2.
by congr (_, _); apply: val_inj.
Qed.

(* What the tests say. *)
Lemma idle_in inner w l : valid (size inner).+1 w ->
  idle (index (l.1 : nat) (0%N :: inner)) (index (l.2 : nat) (0%N :: inner)) w -> word_at inner w l \in local_group l.
Proof. by move=> ok i; rewrite /Classes.word_at (idleP ok i) group1. Qed.
Lemma mostly_even_idle inner here w l : valid (size inner).+1 w ->
  mostly_even here (index (l.1 : nat) (0%N :: inner)) (index (l.2 : nat) (0%N :: inner)) w ->
  (index (l.1 : nat) (0%N :: inner), index (l.2 : nat) (0%N :: inner)) \in here -> word_at inner w l \in local_group l.
Proof. by move=> ok; rewrite /mostly_even; case: ifP => // _ i _; apply: idle_in. Qed.
Lemma mostly_even_odd inner here w l : valid (size inner).+1 w ->
  mostly_even here (index (l.1 : nat) (0%N :: inner)) (index (l.2 : nat) (0%N :: inner)) w ->
  ~~ odd_perm (word_at inner w l).
Proof.
move=> ok; rewrite /mostly_even /Classes.word_at; case: ifP => _; last exact: (evenP ok).
by move=> i; rewrite (idleP ok i) odd_perm1.
Qed.

Lemma index_two x d : index x [:: 0%N; d] = (if 0%N == x then 0 else if d == x then 1 else 2)%N.
Proof. by rewrite /=; case: ifP => // _; case: ifP. Qed.
Lemma index_three x a b :
  index x [:: 0%N; a; b] = (if 0%N == x then 0 else if a == x then 1 else if b == x then 2 else 3)%N.
Proof. by rewrite /=; case: ifP => // _; case: ifP => // _; case: ifP. Qed.

(* Centres, but those of the middle row: x-centres and obliques. *)
Theorem centres_alternate k : (0 < k.1 < n)%N -> (0 < k.2)%N -> forall q, ~~ odd_perm q -> q \in local_group k.
Proof.
case/andP=> k1 k1n k2; have k2n := ltn_ord k.2; have kk := link_inner k2.
have z1 : (0%N == k.1) = false by rewrite eq_sym eqn0Ngt k1.
have z2 : (0%N == k.2) = false by rewrite eq_sym eqn0Ngt k2.
case: (eqVneq (k.1 : nat) (k.2 : nat)) => [e|ne].
  have i1 : index (k.1 : nat) [:: 0%N; (k.1 : nat)] = 1%N by rewrite index_two z1 eqxx.
  have i2 : index (k.2 : nat) [:: 0%N; (k.1 : nat)] = 1%N by rewrite -e.
  apply: (@star_suffices n' o [:: (k.1 : nat)] _ _ (alone [:: (1, 1)%N]) (@Ordinal 24 10 isT) (@Ordinal 24 20 isT)
    (words_of diagonal_cycle diagonal_ways) k kk isT).
  - by rewrite /= inE z1.
  - by rewrite /= k1n.
  - rewrite i1 i2; exact: diagonal_checked.
  - move=> w l ok _ lk /orP[|]; last exact: idle_in.
    rewrite inE xpair_eqE => /andP[/eqP j1 /eqP j2]; case/eqP: lk.
    by apply: (@same_class [:: (k.1 : nat)]); rewrite ?i1 ?i2 // -?e !inE eqxx orbT.
have i1 : index (k.1 : nat) [:: 0%N; (k.1 : nat); (k.2 : nat)] = 1%N by rewrite index_three z1 eqxx.
have i2 : index (k.2 : nat) [:: 0%N; (k.1 : nat); (k.2 : nat)] = 2%N by rewrite index_three z2 (negbTE ne) eqxx.
apply: (@star_suffices n' o [:: (k.1 : nat); (k.2 : nat)] _ _ (alone [:: (1, 2)%N]) (@Ordinal 24 10 isT)
  (@Ordinal 24 20 isT) (words_of oblique_cycle oblique_ways) k kk isT).
- by rewrite /= !inE negb_or z1 z2 ne.
- by rewrite /= k1n k2n.
- rewrite i1 i2; exact: oblique_checked.
- move=> w l ok _ lk /orP[|]; last exact: idle_in.
  rewrite inE xpair_eqE => /andP[/eqP j1 /eqP j2]; case/eqP: lk.
  by apply: (@same_class [:: (k.1 : nat); (k.2 : nat)]); rewrite ?i1 ?i2 // !inE eqxx ?orbT.
Qed.

(* Wings. *)
Theorem wings_alternate k : k.1 = 0%N :> nat -> (0 < k.2)%N -> forall q, ~~ odd_perm q -> q \in local_group k.
Proof.
move=> k1 k2; have k2n := ltn_ord k.2; have kk := link_inner k2.
have z2 : (0%N == k.2) = false by rewrite eq_sym eqn0Ngt k2.
have i1 : index (k.1 : nat) [:: 0%N; (k.2 : nat)] = 0%N by rewrite k1.
have i2 : index (k.2 : nat) [:: 0%N; (k.2 : nat)] = 1%N by rewrite index_two z2 eqxx.
apply: (@star_suffices n' o [:: (k.2 : nat)] _ _ (alone [:: (0, 1); (1, 0)]%N) (@Ordinal 24 1 isT)
  (@Ordinal 24 8 isT) (words_of wing_cycle wing_ways) k kk isT).
- by rewrite /= inE z2.
- by rewrite /= k2n.
- rewrite i1 i2; exact: wing_checked.
- move=> w l ok ll lk /orP[|]; last exact: idle_in.
  rewrite !inE !xpair_eqE => /orP[] /andP[/eqP j1 /eqP j2].
    by case/eqP: lk; apply: (@same_class [:: (k.2 : nat)]); rewrite ?i1 ?i2 // ?k1 !inE eqxx ?orbT.
  have l1 : l.1 = k.2 :> nat by apply: (@same_depth [:: (k.2 : nat)]); rewrite ?i2 // !inE eqxx orbT.
  have l2 : l.2 = 0%N :> nat by apply: (@same_depth [:: (k.2 : nat)]); rewrite ?inE.
  have := link_outer ll l2; rewrite l1 => h; have e : k.2 = n :> nat by apply: h; rewrite -lt0n.
  by rewrite e ltnn in k2n.
Qed.

(* Centres of the middle row. *)
Theorem middle_alternate k : k.1 = n :> nat -> (0 < k.2)%N -> forall q, ~~ odd_perm q -> q \in local_group k.
Proof.
move=> k1 k2; have k2n := ltn_ord k.2; have kk := link_inner k2.
have z2 : (0%N == k.2) = false by rewrite eq_sym eqn0Ngt k2.
have k2ne : ((k.2 : nat) == n) = false by rewrite ltn_eqF.
have i1 : index (k.1 : nat) [:: 0%N; (k.2 : nat)] = 2%N by rewrite k1 index_two k2ne.
have i2 : index (k.2 : nat) [:: 0%N; (k.2 : nat)] = 1%N by rewrite index_two z2 eqxx.
apply: (@star_suffices n' o [:: (k.2 : nat)] _ _ (mostly_even middle_still) (@Ordinal 24 0 isT)
  (@Ordinal 24 15 isT) (words_of middle_cycle middle_ways) k kk isT).
- by rewrite /= inE z2.
- by rewrite /= k2n.
- rewrite i1 i2; exact: middle_checked.
move=> w l ok ll lk test.
have still := @mostly_even_idle [:: (k.2 : nat)] _ _ _ ok test.
have even := @mostly_even_odd [:: (k.2 : nat)] _ _ _ ok test.
case: (posnP l.1) => l1.
  case: (posnP l.2) => l2; first by apply: still; rewrite l1 l2.
  exact: wings_alternate.
case: (ltnP l.1 n) => l1n.
  case: (posnP l.2) => l2; last by apply: centres_alternate; rewrite ?l1.
  by have := link_outer ll l2; rewrite -lt0n => /(_ l1) e; rewrite e ltnn in l1n.
have e1 : l.1 = n :> nat by apply/eqP; rewrite eqn_leq l1n (leq_trans (ltn_ord l.1 : (l.1 <= o + n')%N)) ?side_rows.
apply: still; rewrite e1 !index_two k2ne /=; case: eqP => // _; case: eqP => // e2.
case/eqP: lk; case: (k) (l) k1 e1 e2 => [a b] [c d] /= k1 e1 e2.
by congr (_, _); apply: val_inj; rewrite /= ?k1 ?e1 ?e2.
Qed.

(* Both together: all even permutations of the orbits of classes (r, c) with c > 0. *)
Theorem alternates k : (0 < k.2)%N -> forall q, ~~ odd_perm q -> q \in local_group k.
Proof.
move=> k2; case: (posnP k.1) => k1; first exact: wings_alternate.
case: (ltnP k.1 n) => k1n; first by apply: centres_alternate; rewrite ?k1.
apply: middle_alternate => //.
by apply/eqP; rewrite eqn_leq k1n (leq_trans (ltn_ord k.1 : (k.1 <= o + n')%N)) ?side_rows.
Qed.
End Centres.
